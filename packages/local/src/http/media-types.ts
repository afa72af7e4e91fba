import { extname } from "node:path";

const text = "; charset=utf-8";
const byExtension: Readonly<Record<string, string>> = {
  ".html": `text/html${text}`,
  ".js": `text/javascript${text}`,
  ".css": `text/css${text}`,
  ".json": `application/json${text}`,
  ".webmanifest": `application/manifest+json${text}`,
  ".svg": "image/svg+xml",
  ".txt": `text/plain${text}`,
  ".xml": `application/xml${text}`,
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".ics": "text/calendar; charset=utf-8",
};

export const mediaTypeOf = (path: string): string =>
  byExtension[extname(path).toLowerCase()] ?? "application/octet-stream";
