import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { exampleSettings } from "../synthesise.ts";

/** Returns the settings of the code block in docs/deploy.md that starts with a line. Replaces the dots by a key. */
export function settingsInGuide(start: string): Record<string, string> {
  const [, block] = readFileSync("docs/deploy.md", "utf8").split(`\`\`\`sh\n${start}\n`);
  if (block === undefined) throw new Error(`docs/deploy.md has no block that starts with ${start}`);
  const { JWKS, ...given } = parseEnv(`${start}\n${block.slice(0, block.indexOf("\n```"))}`);
  return { ...given, JWKS: JWKS?.replace(/^\{"keys":\[…\]\}$/, exampleSettings.JWKS) ?? "" } as Record<string, string>;
}
