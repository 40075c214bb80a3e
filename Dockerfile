# The bot in a container: `docker compose up -d`, or see docs/operations.md.

FROM python:3.12-slim AS build
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN pip install --no-cache-dir uv
WORKDIR /app
# Before the code, so that a change of code alone installs nothing anew. pyproject.toml fixes every version.
COPY pyproject.toml ./
RUN uv sync --no-dev

FROM python:3.12-slim
RUN useradd --system --uid 10001 --no-create-home emberkeep \
    && install --directory --owner=emberkeep --mode=700 /data
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
ENV EMBERKEEP_DATA=/data EMBERKEEP_METRICS_PORT=9464 PYTHONDONTWRITEBYTECODE=1
VOLUME /data
USER emberkeep
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD [".venv/bin/python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"EMBERKEEP_METRICS_PORT\"]}/healthz', timeout=9)"]
ENTRYPOINT [".venv/bin/python", "bot.py"]
