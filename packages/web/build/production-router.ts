import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../../../node_modules", "react-router/dist/production");
const fileOf = (name: string): string => join(folder, name);

/**
 * Resolves React Router to its production build. Its package exports only the development build, which contains half a
 * kilobyte of warnings.
 */
export function productionRouter(): Plugin {
  return {
    name: "production-router",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: fileOf("index.mjs") },
          { find: /^react-router\/dom$/, replacement: fileOf("dom-export.mjs") },
        ],
      },
    }),
  };
}
