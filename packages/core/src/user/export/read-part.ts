import { companySections } from "../../business/company/export-sections.ts";
import type { UserContext } from "../../context.ts";
import { accountSections } from "./account-sections.ts";
import { communitySections } from "./community-sections.ts";
import { crmSections } from "./crm-sections.ts";
import { projectRequestSections } from "./project-request-sections.ts";
import type { ExportPage, Section } from "./section.ts";

/** Maximum size of a part in bytes when encoded as a JSON string. Lambda limits answers to 6 MB. */
const partMax = 5_500_000;
const partEnough = 2_500_000;

const sections: readonly Section[] = [
  ...accountSections,
  ...crmSections,
  ...communitySections,
  ...companySections,
  ...projectRequestSections,
];

export interface ExportPosition {
  section: number;
  after: number;
  /** Id of the last entry read from the list nested in item `after`. 0 when that item is complete. */
  within: number;
  hasItems: boolean;
}

const isStart = ({ section, after, hasItems }: ExportPosition): boolean => section === 0 && after === 0 && !hasItems;

/**
 * Returns the text of one part of the export and the position of the next part, if any. All parts joined are one JSON
 * file. Only one part is in memory at a time.
 */
export async function readPart(
  ctx: UserContext,
  from: ExportPosition,
): Promise<{ text: string; next?: ExportPosition }> {
  let position = from;
  let text = isStart(from) ? `{\n  "exportedAt": ${JSON.stringify(ctx.now().toISOString())}` : "";
  let bytes = 0;
  for (;;) {
    const section = sections[position.section];
    if (!section) return { text: `${text}\n}\n` };
    const page = await readPage(ctx, section, position, partMax - bytes);
    if (bytes > 0 && bytes + page.bytes > partMax) return { text, next: position };
    text += page.text;
    bytes += page.bytes;
    position = page.next;
    if (bytes > partEnough) return { text, next: position };
  }
}

async function readPage(
  ctx: UserContext,
  section: Section,
  from: ExportPosition,
  room: number,
): Promise<{ text: string; bytes: number; next: ExportPosition }> {
  for (let atOnce = section.atOnce ?? 1; ; atOnce = Math.ceil(atOnce / 2)) {
    const page = await section.read(ctx, from.after, atOnce, from.within);
    const text = from.within ? writtenWithin(page) : written(section, from, page);
    const bytes = Buffer.byteLength(JSON.stringify(text));
    if (bytes <= room || atOnce === 1) return { text, bytes, next: following(from, page) };
  }
}

const following = (from: ExportPosition, { items, next, nextWithin = 0 }: ExportPage): ExportPosition =>
  next === undefined
    ? { section: from.section + 1, after: 0, within: 0, hasItems: false }
    : { section: from.section, after: next, within: nextWithin, hasItems: from.hasItems || items.length > 0 };

const indented = (item: object, by: string): string => JSON.stringify(item, null, 2).replaceAll("\n", `\n${by}`);

const itemEnd = "\n      ]\n    }";

/** Formats a page of a section as JSON. Indents it, because people read it too. */
function written(section: Section, { after, hasItems }: ExportPosition, page: ExportPage): string {
  const { name, isSingle } = section;
  const { items, next, nextWithin } = page;
  if (isSingle) return `,\n  ${JSON.stringify(name)}: ${items[0] ? indented(items[0], "  ") : "null"}`;
  const opening = after === 0 ? `,\n  ${JSON.stringify(name)}: [` : "";
  const whole = items.map((item) => `\n    ${indented(item, "    ")}`).join(",");
  const lines = nextWithin ? whole.slice(0, -itemEnd.length) : whole;
  const isEmpty = !hasItems && items.length === 0;
  const closing = isEmpty ? "]" : "\n  ]";
  return `${opening}${hasItems && items.length > 0 ? "," : ""}${lines}${next === undefined ? closing : ""}`;
}

const writtenWithin = ({ items, nextWithin }: ExportPage): string =>
  items.map((item) => `,\n        ${indented(item, "        ")}`).join("") + (nextWithin ? "" : itemEnd);
