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
  addToday: "Add today",
  addFriday: "Add Friday",
  showToday: "View today",
  showFriday: "View Friday",
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
  corrected: (text, count) => `“${text}” counts as ${count}`,
  noCount: (text, before) =>
    `“${text}” is not a count. ${before === "" ? "The field stays empty." : `It stays at ${before}.`}`,
  excessive: (count, max, before) =>
    `${count} is too many: up to ${max} a day are possible. ${before === "" ? "The field stays empty." : `It stays at ${before}.`}`,
  atMost: (max) => `at most ${max} a day`,
  exceeds: {
    interesseGezeigt: "More interest than contacts?",
    terminVereinbart: "More meetings than interest?",
  },
  tooLong: (max, length) => `too long (${number(length)} of ${number(max)} characters)`,
  /** Shown in a company with a text that is too long. */
  notSaved: "not saved",
  changeDate: (date) => `Change date: ${date}`,
  deleteDay: (date) => `Delete ${date}`,
  ahead: {
    inFuture: "In the future",
    inOverview: (date) => `In the overview from ${date}`,
  },
  toasts: {
    added: (date) => `${date} added`,
    liesAhead: "This working day is still ahead of you.",
    deleted: "Working day deleted",
    allDeleted: "All figures deleted",
    changed: "Entry changed",
    changedCount: (cell, after, before) => `${cell}: ${after || "empty"} instead of ${before}`,
  },
  totals: {
    of: (month) => `Total ${month}`,
    withAhead: "including future days",
    allTime: "All-time total",
    target: (count) => `Target ${count}`,
    rates: "Conversion",
    ratesHint: "of leads contacted",
  },
  lines: {
    today: "Today",
    done: "Done",
    saved: "Your entries are saved as you type.",
    previous: "Previous day",
    next: "Next day",
    more: (count) => `Show more days (${count})`,
    missing: (count) => `${days(count)} without an entry`,
    ownMissing: (count) => `${days(count)} of yours without an entry`,
    enter: (date) => `Add ${date}`,
    enterShort: "add",
    showDays: (month) => `Show the days of ${month}`,
    hideDays: (month) => `Hide the days of ${month}`,
  },
  empty: {
    title: "No working days yet",
    description:
      "At the end of each working day, note how many leads you contacted and what came of it. We work out totals, conversion rates and trends from that.",
    month: (month) => `No working days in ${month} yet.`,
  },
  notStored: {
    title: "Your figures could not be saved",
    description:
      "This browser’s storage is full or blocked. Nothing is lost as long as this page stays open. To be safe, export your figures as CSV.",
  },
  confirmDeleteAll: {
    title: "Delete all figures?",
    description: (count) =>
      `${days(count)} and your goal will be deleted from this device. Unless you have exported a CSV file, there is no other copy.`,
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
    title: "How many contacts do you need?",
    lead: "Your revenue goal and your own conversion rates show how many leads to contact each day.",
    income: "Monthly revenue, net",
    projectValue: "Average deal value, net",
    workingDays: "Working days per month",
    workingDaysHint: (month, count) => `If left empty: ${count} (${month})`,
    invalid: "Please enter a number above 0.",
    tooManyDays: "Please enter a number from 1 to 31.",
    perMonth: "per month",
    perDay: "per working day",
    result: "Your result",
    basis: (contacted, won) =>
      `Based on your all-time figures: ${contacted === "1" ? "1 lead" : `${contacted} leads`} contacted, ${won === "1" ? "1 project" : `${won} projects`} won.`,
    missing: "Enter your revenue goal and deal value to see the result.",
    noContacts: "You have not entered any contacted leads yet, so there is no conversion rate to work with.",
    noProjects:
      "You have not entered a won project yet. The first one makes the calculation possible. Until then, the funnel shows where leads drop out.",
    shaky:
      "There is little data so far, and a single project changes the result a lot. It becomes reliable from about 50 contacts and 3 projects.",
  },
  crm: {
    fill: (date) => `Fill in ${date} from the CRM`,
    title: "Fill in from the CRM",
    description:
      "This counts leads created or last edited on this day, by their current status. You can change the figures afterward.",
    nothing: "The CRM has nothing for this day.",
    apply: "Use these figures",
    instead: (before) => `instead of ${before}`,
    others: (count) => `and ${number(count)} more`,
    unchanged: "unchanged",
    done: "Figures filled in from the CRM",
  },
  importing: {
    title: "Import working days",
    description: "Use a CSV file created by the export. You see what will change before anything is imported.",
    choose: "Choose a CSV file",
    hint: "The first line names the columns in German; “Datum” has to be one of them.",
    unreadable: "The file could not be read. Please check that it is a CSV file.",
    noDate: "The first line has no column “Datum”.",
    noRows: "There are no working days in this file.",
    tooLarge: "The file is too large. The limit is 2\u00a0MB.",
    rows: "Lines of the file",
    line: "Line",
    whatHappens: "What happens",
    status: { new: "New", changed: "Changed", same: "Unchanged", kept: "Kept", invalid: "Invalid", skipped: "Skipped" },
    toCheck: "Please check",
    reasons: {
      noDate: "The date is missing.",
      unknownDate: (text) => `“${text}” is not a date.`,
      twice: (line) => `Line ${line} already has this date.`,
      otherMember: (name) => `Working day of ${name}, not imported`,
      tooLong: (column, max) => `${column}: at most ${number(max)} characters.`,
    },
    change: (column, before, after) => `${column}: ${before || "empty"} → ${after || "empty"}`,
    countsAsZero: (column, text) => `${column}: “${text}” is not a count and counts as 0.`,
    known: {
      label: "Days that are already here",
      replace: "Replace with the file",
      keep: "Leave unchanged",
    },
    showMore: "Show more lines",
    other: "Choose another file",
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
