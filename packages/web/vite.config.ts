import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./build/chunks.ts";
import { firstLoad } from "./build/first-load.ts";
import { prerender } from "./build/prerender.ts";
import { productionRouter } from "./build/production-router.ts";
import { supportedLocales } from "./build/supported-locales.ts";

const stack = process.env.API_URL ?? "http://127.0.0.1:3000";
/** The stack's tools answer by who calls them and under which name: both are handed on. */
const tools = { target: stack, changeOrigin: false, xfwd: true };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), supportedLocales(), productionRouter(), firstLoad(), prerender()] as Plugin[],
  build: {
    target: ["chrome123", "edge123", "firefox125", "safari17.5"],
    outDir: "dist",
    emptyOutDir: true,
    // The Content-Security-Policy allows files of our own only: nothing may be turned into a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Nothing refers to them, and scripts/build-web.mjs takes them out of what is deployed.
    sourcemap: "hidden",
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: { "/api": stack, "/media": stack, "/__local": tools, "/.well-known": stack },
  },
});
