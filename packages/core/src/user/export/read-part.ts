import type { UserContext } from "../../context.ts";
import { accountSections } from "./account-sections.ts";
import { communitySections } from "./community-sections.ts";
import { crmSections } from "./crm-sections.ts";
import type { Section } from "./section.ts";

/** In bytes, written as JSON, as Lambda hands it on: it ends at 6 MB. A page more may come on top. */
const partMax = 2_500_000;

const sections: readonly Section[] = [...accountSections, ...crmSections, ...communitySections];

export interface ExportPosition {
  section: number;
  /** The last id of the section that was read; 0 before the first page. */
  after: number;
  hasItems: boolean;
}

const isBegin = ({ section, after, hasItems }: ExportPosition): boolean => section === 0 && after === 0 && !hasItems;

/** Joined, the parts are one JSON file of all that is stored about the person; no more than a part is in memory. */
export async function readPart(
  ctx: UserContext,
  from: ExportPosition,
): Promise<{ text: string; next?: ExportPosition }> {
  let position = from;
  let text = isBegin(from) ? `{\n  "exportedAt": ${JSON.stringify(ctx.now().toISOString())}` : "";
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
        : { section: position.section, after: next, hasItems: position.hasItems || items.length > 0 };
    if (bytes > partMax) return { text, next: position };
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
