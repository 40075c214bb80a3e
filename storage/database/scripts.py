"""The numbered scripts that bring a database to the current schema, a folder for each dialect."""

from pathlib import Path

from storage.errors import NewerDatabase


def list_scripts(folder: Path) -> dict[int, Path]:
    """List the scripts `V{n}__name.sql` of a folder, by number. A script is read when it is
    applied."""
    return {int(file.name[1:].split("__")[0]): file for file in folder.glob("V*__*.sql")}


def list_new_scripts(folder: Path, name: object, version: int) -> list[tuple[int, Path]]:
    """List the scripts of a folder, in order, that a database of this version has not had, each
    with its number. `name`: the database's, for operators. Raises NewerDatabase if the version is
    beyond the folder's last script."""
    known = list_scripts(folder)
    if version > (last := max(known)):
        raise NewerDatabase(
            f"{name} is of schema {version}, this Emberkeep knows up to {last}. "
            "Start the newer Emberkeep, or restore the backup made before the upgrade."
        )
    return sorted((number, script) for number, script in known.items() if number > version)
