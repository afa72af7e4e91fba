import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { exampleSettings } from "../synthesise.ts";

/**
 * Returns the settings in the code block of docs/deploy.md that starts with the given line. Where the block has dots, a
 * key is inserted.
 */
export function settingsInGuide(start: string): Record<string, string> {
  const [, block] = readFileSync("docs/deploy.md", "utf8").split(`\`\`\`sh\n${start}\n`);
  if (block === undefined) throw new Error(`docs/deploy.md has no block that starts with ${start}`);
  const { JWKS, ...given } = parseEnv(`${start}\n${block.slice(0, block.indexOf("\n```"))}`);
  return { ...given, JWKS: JWKS?.replace(/^\{"keys":\[…\]\}$/, exampleSettings.JWKS) ?? "" } as Record<string, string>;
}
