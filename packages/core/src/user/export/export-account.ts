import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { exportAccount as contract } from "@linkedpotential/contract/user/routes";
import { countSubject } from "../../auth/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { accountSections } from "./account-sections.ts";
import { communitySections } from "./community-sections.ts";
import { crmSections } from "./crm-sections.ts";
import { type ExportPosition, readPosition, writePosition } from "./export-position.ts";
import type { Section } from "./section.ts";

/** In bytes, written as JSON, as Lambda hands it on: it ends at 6 MB. A page more may come on top. */
const partMax = 2_500_000;

const sections: readonly Section[] = [...accountSections, ...crmSections, ...communitySections];

/**
 * Everything that is stored about the caller, one JSON file in parts as long exports of leads (O21): nothing of it is
 * kept anywhere, and no more than a part is in memory. @throws `request.rate_limited`, `request.invalid` for a cursor
 */
export async function exportAccount(
  ctx: UserContext,
  { cursor }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const userId = ctx.user.id;
  let position: ExportPosition = { section: 0, after: 0, hasItems: false };
  if (cursor === undefined) await countSubject(ctx, "export-account", String(userId));
  else position = readPosition(userId, cursor);
  let text = cursor === undefined ? `{\n  "exportedAt": ${JSON.stringify(ctx.now().toISOString())}` : "";
  let bytes = 0;
  for (;;) {
    const section = sections[position.section];
    if (!section) return { text: `${text}\n}\n` };
    const { items, next } = await section.read(ctx, position.after);
    const page = written(section, position, items, next === undefined);
    text += page;
    bytes += Buffer.byteLength(JSON.stringify(page));
    position =
      next === undefined
        ? { section: position.section + 1, after: 0, hasItems: false }
        : { ...position, after: next, hasItems: position.hasItems || items.length > 0 };
    if (bytes > partMax) return { text, nextCursor: writePosition(userId, position) };
  }
}

const indented = (item: object, by: string): string => JSON.stringify(item, null, 2).replaceAll("\n", `\n${by}`);

/** Indented, for people read it too. */
function written(section: Section, { after, hasItems }: ExportPosition, items: object[], isLast: boolean): string {
  const { name, isSingle } = section;
  if (isSingle) return `,\n  ${JSON.stringify(name)}: ${items[0] ? indented(items[0], "  ") : "null"}`;
  const opening = after === 0 ? `,\n  ${JSON.stringify(name)}: [` : "";
  const lines = items.map((item) => `\n    ${indented(item, "    ")}`).join(",");
  const isEmpty = !hasItems && items.length === 0;
  return `${opening}${hasItems && items.length > 0 ? "," : ""}${lines}${isLast ? (isEmpty ? "]" : "\n  ]") : ""}`;
}
