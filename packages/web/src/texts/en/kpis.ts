import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("en-GB");
const days = (count: number) => (count === 1 ? "1 working day" : `${number(count)} working days`);
const newDays = (count: number) => (count === 1 ? "1 new working day" : `${number(count)} new working days`);

const texts: Texts["kpis"] = {
  title: "KPI tracking",
  lead: "Your sales diary. The figures stay on this device, in this browser.",
  years: "Year",
  months: "Month",
  all: "All",
  allTime: "All time",
  add: "Add a working day",
  addToday: "Enter today",
  more: "Import and export",
  export: "Export CSV",
  import: "Import CSV",
  deleteAll: "Delete all figures",
  table: "Working days",
  columns: {
    date: "Date",
    leadsKontaktiert: "Leads contacted",
    interesseGezeigt: "Showed interest",
    terminVereinbart: "Meetings booked",
    projektGewonnen: "Projects won",
    zielgruppe: "Target group",
    notizen: "Notes",
    actions: "Actions",
  },
  short: {
    leadsKontaktiert: "Contacted",
    interesseGezeigt: "Interest",
    terminVereinbart: "Meetings",
    projektGewonnen: "Projects",
  },
  cell: (column, date) => `${column}, ${date}`,
  countsAs: (count) => `counts as ${count}`,
  tooLong: (max, length) => `too long: ${number(length)}/${number(max)} characters`,
  changeDate: (date) => `Change date: ${date}`,
  deleteDay: (date) => `Delete ${date}`,
  toasts: { deleted: "Working day deleted", allDeleted: "All figures deleted" },
  totals: {
    of: (month) => `Total ${month}`,
    allTime: "All-time total",
    rates: "Conversion",
    ratesHint: "relative to leads contacted",
  },
  empty: {
    title: "No working days yet",
    description:
      "At the end of each working day, note how many leads you contacted and what came of it. Totals, conversion rates and trends follow by themselves.",
    month: (month) => `There is no working day in ${month} yet.`,
  },
  notStored: {
    title: "Your figures could not be saved",
    description:
      "This browser’s storage is full or blocked. Nothing is lost as long as this page stays open. It is best to save the figures as CSV.",
  },
  confirmDeleteAll: {
    title: "Delete all figures?",
    description: (count) =>
      `${days(count)} and your target will be deleted from this device. There is no other copy unless you saved a CSV file.`,
  },
  charts: {
    funnel: "Funnel",
    trend: "Trend",
    step: "Step",
    count: "Number",
    rate: "Rate",
    day: "Day",
    month: "Month",
    peak: (count) => `max. ${count}`,
  },
  goal: {
    title: "What would it take?",
    lead: "From the monthly income you want back to the contacts you need each day, at your own conversion rates.",
    income: "Monthly income",
    projectValue: "Average project value",
    workingDays: "Working days per month",
    workingDaysHint: (month, count) => `If left empty: ${count} (${month})`,
    invalid: "Please enter a number above 0.",
    tooManyDays: "Please enter a number from 1 to 31.",
    perMonth: "per month",
    perDay: "per working day",
    result: "What it takes",
    basis: (contacted, won) =>
      `Based on your all-time figures: ${contacted === "1" ? "1 lead" : `${contacted} leads`} contacted, ${won === "1" ? "1 project" : `${won} projects`} won.`,
    missing: "Enter an income and a project value to see the calculation.",
    noContacts: "No contacted leads have been entered yet. Without them there is no conversion rate to calculate with.",
    noProjects:
      "No won project has been entered yet. The calculation starts with the first one; until then the funnel shows where leads get stuck.",
    shaky:
      "There is little data so far. One project more or less changes the result a lot; from about 50 contacts and 3 projects it becomes reliable.",
  },
  crm: {
    fill: (date) => `Fill in ${date} from the CRM`,
    title: "Fill in from the CRM",
    description:
      "Counted are leads that were created on this day or last worked on, by the status they have now. You can change the figures afterwards.",
    nothing: "The CRM counted nothing for this day.",
    apply: "Use these figures",
    instead: (before) => `instead of ${before}`,
    others: (count) => `and ${number(count)} more`,
    unchanged: "stays as it is",
    done: "Figures taken over from the CRM",
  },
  importing: {
    title: "Import working days",
    description: "A CSV file as written by the export. You see what will change before anything is imported.",
    choose: "Choose a CSV file",
    hint: "The first line names the columns in German; “Datum” has to be one of them.",
    unreadable: "The file could not be read. Please check that it is a CSV file.",
    noDate: "The first line has no column “Datum”.",
    noRows: "There are no working days in this file.",
    tooLarge: "The file is too large. Up to 2\u00a0MB are possible.",
    rows: "Lines of the file",
    line: "Line",
    whatHappens: "What happens",
    status: { new: "New", changed: "Changed", same: "Unchanged", kept: "Kept", invalid: "Invalid" },
    reasons: {
      noDate: "The date is missing.",
      unknownDate: (text) => `“${text}” is not a date.`,
      twice: (line) => `Line ${line} already has this date.`,
      tooLong: (column, max) => `${column}: at most ${number(max)} characters.`,
    },
    change: (column, before, after) => `${column}: ${before || "empty"} → ${after || "empty"}`,
    known: {
      label: "Days that are already here",
      replace: "Replace with the file",
      keep: "Leave as they are",
    },
    showMore: "Show more lines",
    other: "Other file",
    run: (count) => `Import ${days(count)}`,
    nothing: "Nothing to import",
    done: (created, changed) =>
      created === 0
        ? `${days(changed)} changed`
        : changed === 0
          ? newDays(created)
          : `${newDays(created)}, ${number(changed)} changed`,
    fileName: (today) => `kpis-${today}.csv`,
  },
};

export default texts;
