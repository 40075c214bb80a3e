# The bot in a container: `docker compose up -d`, or see docs/operations.md.

# docs/operations.md says how to fix the base image by its digest.
ARG PYTHON=python:3.12-slim

FROM ${PYTHON} AS build
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
WORKDIR /app
# Before the code, so that a change of code alone installs nothing again. Each package must have the hash in its list.
COPY deploy/uv.txt deploy/requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r uv.txt
RUN uv venv
RUN uv pip install --require-hashes -r requirements.txt

FROM ${PYTHON}
RUN groupadd --gid 10001 emberkeep \
    && useradd --uid 10001 --gid 10001 --no-create-home emberkeep \
    && install --directory --owner=10001 --group=10001 --mode=700 /data
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY bot.py pyproject.toml LICENSE ./
COPY cogs cogs
COPY documents documents
COPY pictures pictures
COPY rules rules
COPY sandbox sandbox
COPY storage storage
COPY tables tables
# `--build-arg COMMIT=$(git rev-parse HEAD)` lets --version and health name it.
ARG COMMIT=""
RUN echo "$COMMIT" > COMMIT
ENV EMBERKEEP_DATA=/data EMBERKEEP_METRICS_PORT=9464 EMBERKEEP_METRICS_HOST=0.0.0.0 PYTHONDONTWRITEBYTECODE=1
VOLUME /data
# Numbers, so that Kubernetes can see that this is not root.
USER 10001:10001
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD [".venv/bin/python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"EMBERKEEP_METRICS_PORT\"]}/healthz', timeout=9)"]
ENTRYPOINT [".venv/bin/python", "bot.py"]
