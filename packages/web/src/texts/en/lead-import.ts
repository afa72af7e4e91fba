import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("en-GB");
const leads = (count: number) => (count === 1 ? "1 lead" : `${number(count)} leads`);

const texts: Texts["lead-import"] = {
  title: "Import leads",
  description: "CSV with semicolons or commas. The first line holds the column names.",
  choose: "Choose a file",
  hint: "Or drop it here. At most 1,000 leads, 4\u00a0MB.",
  sample: "Download a sample file",
  sampleName: "leads-sample.csv",
  tooLarge: "The file is larger than 4\u00a0MB.",
  other: "Another file",
  checking: "Checking the file",
  running: "Importing leads",
  summary: {
    ok: (count) => `${number(count)} ready`,
    created: (count) => `${number(count)} imported`,
    duplicate: (count) => `${number(count)} duplicate`,
    invalid: (count) => `${number(count)} invalid`,
  },
  status: { ok: "Ready", created: "Imported", duplicate: "Duplicate", invalid: "Error" },
  invalidSkipped: "Rows with errors are left out. You can download them, correct them and import them afterwards.",
  saveInvalid: "Download rows with errors",
  invalidName: "leads-with-errors.csv",
  reason: "Error",
  duplicatesSkipped: "Duplicate leads are skipped.",
  nothing: "All leads in this file are there already.",
  rows: "Rows of the file",
  line: "Line",
  lineOf: (line) => `line ${line}`,
  leadOf: ({ name, company }) => `“${name}” (${company})`,
  same: {
    email: (whom) => `Same e-mail address as ${whom}`,
    linkedinUrl: (whom) => `Same LinkedIn address as ${whom}`,
  },
  run: (count) => `Import ${leads(count)}`,
  done: "Import finished",
  showMore: "Show more rows",
  failed: "The import failed",
};

export default texts;
