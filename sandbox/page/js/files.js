/** Files to be sent: read, and in base64. */

/** @param {File} file @returns {Promise<{filename: string, content_type: string, data: string}>} */
function readFile(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve({
      filename: file.name || "file",
      content_type: file.type || "application/octet-stream",
      data: String(reader.result).replace(/^[^,]*,/, ""),
    }));
    reader.addEventListener("error", () => reject(new Error(writeText("file-not-read", { file: file.name }))));
    reader.readAsDataURL(file);
  });
}

/** @param {File[]} files */
export function readFiles(files) {
  return Promise.all(files.map(readFile));
}
