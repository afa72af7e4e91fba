export const habits = {
  workingDays: 22,
  /** Times a day that the app comes to the front, and minutes that it stays there. */
  visits: 4,
  visibleMinutes: 15,
  /** Minutes of a visit in which the app is used; in between the person writes on the networking site next to it. */
  usedMinutes: [
    [0, 3],
    [8, 11],
  ],
  pageLoads: 2,
  /** Leads at the start; two more every day. */
  leads: 64,
  openTasks: 10,
  /** For live events, a month. */
  registrations: 2,
};

/** In seconds (`use-lead-poll.ts`). */
export const poll = { used: 30, unused: 120, usedFor: 120 };

export const allowances = {
  /** A Lambda with less memory than this has that share of a core. */
  mbOfOneCore: 1769,
  tripMs: 4,
  coldStartShare: 0.02,
  coldStartMs: 350,
  /** How many times smaller brotli makes an answer; the leads played here are too alike to show it. */
  packing: 4,
  accessLogBytes: 200,
  /** The whole app after a release, four a month; other page loads ask for the page alone. */
  releases: 4,
  appRequests: 50,
  appBytes: 300_000,
  pageBytes: 3_000,
  /** Follow-ups are due every working day: one event and one Lambda per user and day, with these reads and writes. A mail about a live event counts as much. */
  reminderReads: 8,
  reminderWrites: 4,
  reminderMs: 150,
  reminderLogBytes: 450,
};

export const describedHabits: readonly [string, string | number][] = [
  ["working days a month", habits.workingDays],
  ["visits a day × minutes with the tab visible", `${habits.visits} × ${habits.visibleMinutes}`],
  ["of these with a page load", habits.pageLoads],
  ["leads at the start, open tasks", `${habits.leads}, ${habits.openTasks}`],
  ["each visit", "3 leads opened, 2 timelines, 1 lead saved, 1 dragged, 1 touch logged, 1 task or follow-up completed"],
  ["every other visit", "1 lead, 1 task created"],
  [
    "used in a visit",
    `minutes ${habits.usedMinutes.map((minutes) => minutes.join(" to ")).join(" and ")}, with a touch at least every 15 s; else the tab is visible beside the networking site`,
  ],
  [
    "the lead poll",
    `every ${poll.used} s until two minutes after the last touch, then every two minutes; none while hidden; an own write restarts it`,
  ],
  ["sign-in", "remembered for 30 days: once a month"],
  ["live events", `${habits.registrations} registrations a month`],
  ["mails", "one a working day with the follow-ups that are due (on by default), one for each registration"],
  ["page loads", `${allowances.releases} releases a month load the whole app anew, else it is in the browser's cache`],
];

export const describedAllowances: readonly [string, string | number][] = [
  [
    "billed time of a call",
    "processor time of the warm handler × (1,769 MB / its memory), and 4 ms for each round trip",
  ],
  ["cold starts", `${allowances.coldStartShare * 100} % of the calls, ${allowances.coldStartMs} ms each`],
  ["line of the API's access log", `${allowances.accessLogBytes} bytes beside our own line, which is measured`],
  ["bytes out", `answers from 1,000 bytes on packed to 1/${allowances.packing}`],
  [
    "the Lambda of a mail",
    `${allowances.reminderReads} read and ${allowances.reminderWrites} write units, ${allowances.reminderMs} ms`,
  ],
];
