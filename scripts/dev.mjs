import { existsSync } from "node:fs";
import { join } from "node:path";
import { endTogether, runChild } from "./child-process.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { root } from "./paths.mjs";

install({ withDev: true });
const node = node24();
if (existsSync(join(root, ".env"))) process.loadEnvFile?.(join(root, ".env"));

// The browser connects to Vite. Vite passes requests outside the web app on to the stack, which listens on the next
// port.
const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);
const api = `http://127.0.0.1:${port + 1}`;
const siteUrl = process.env.SITE_URL || `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;

const stack = ["--watch", "--watch-preserve-output", "packages/local/src/start.ts"];
const vite = [join(root, "node_modules/vite/bin/vite.js"), "--host", host, "--port", String(port), "--strictPort"];
endTogether([
  runChild(node, stack, { cwd: root, env: { PORT: String(port + 1), HOST: "127.0.0.1", SITE_URL: siteUrl } }),
  runChild(node, vite, { cwd: join(root, "packages/web"), env: { API_URL: api } }),
]);
