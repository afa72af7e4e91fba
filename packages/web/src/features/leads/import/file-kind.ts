/** Kinds of files that people take for a CSV file, by their first bytes. */
const beginnings = {
  zip: "PK\u0003\u0004",
  excel: "\u00d0\u00cf\u0011\u00e0",
  pdf: "%PDF",
  contacts: "BEGIN:VCARD",
  page: "<",
  data: "{",
} as const;
const pictures = ["\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "RIFF"];

export type OtherKind = keyof typeof beginnings | "picture";

/** Returns what a file is instead of CSV, or undefined when it may be CSV. Excel's workbooks are ZIP archives. */
export async function otherKindOf(file: File): Promise<OtherKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 20).arrayBuffer());
  const start = String.fromCharCode(...bytes)
    .replace(/^ï»¿/, "")
    .trimStart();
  if (pictures.some((beginning) => start.startsWith(beginning))) return "picture";
  const kinds = Object.keys(beginnings) as (keyof typeof beginnings)[];
  const kind = kinds.find((one) => start.toUpperCase().startsWith(beginnings[one].toUpperCase()));
  return kind === "zip" && /\.xls[xmb]?$/i.test(file.name) ? "excel" : kind;
}
