/** Names of values that exist only at run time. A call contains `{{name}}`, which `fill` replaces. */
export type Placeholder =
  | "email"
  | "otherEmail"
  | "newEmail"
  | "password"
  | "mailedToken"
  | "code"
  | "cursor"
  | "foreignCursor"
  | "edgeCursor"
  | "etag";

const placeholder = (name: Placeholder) => `{{${name}}}`;
const csv = "Name;Unternehmen;Position\n";
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString("base64");

/** Values by field name. They pass the first checks of a use case, so that calls reach the code behind these checks. */
export const knownValues: Readonly<Record<string, readonly string[]>> = {
  email: [placeholder("email"), placeholder("otherEmail"), placeholder("newEmail"), "niemand@example.org"],
  password: [placeholder("password"), "falsch-geraten"],
  currentPassword: [placeholder("password"), placeholder("password"), "falsch-geraten"],
  newPassword: ["ein-neuer-langer-satz", placeholder("password")],
  token: [placeholder("mailedToken"), placeholder("mailedToken"), "unbekannt"],
  registrationCode: [placeholder("code"), "KEIN-CODE"],
  importId: ["0d8f2a52-6c1e-4d0b-9a53-3d1f0e7c9b21"],
  cursor: [placeholder("cursor"), placeholder("foreignCursor"), placeholder("edgeCursor"), "W10", "bnVsbA", "*.5"],
  date: ["2027-03-12", "2027-03-28", "2027-10-31", "2000-01-01", "2099-12-31"],
  time: ["19:00", "00:00", "02:30", "23:59"],
  duration: ["90 Min", "1,5 Stunden", "720"],
  meetingLink: ["https://meet.example.org/a", "http://x"],
  bookingLink: ["https://booking.example.org/a?b=c#d"],
  limit: ["1", "2", "1000", "9007199254740991"],
  setupIntentId: ["seti_1", "seti_{{7*7}}"],
  namespace: ["cold"],
  templateKey: ["followup"],
  createdAt: ["2025-06-30T12:00:00.000Z", "9999-12-31T23:59:59.999Z"],
  profileImage: [`data:image/jpeg;base64,${picture}`, "data:image/png;base64,AAAA", "https://example.org/x.png", ""],
  frames: ["LeadsTab@leads-screen-B1c2.js:1:2034"],
  components: ["LeadsTab@leads-screen-B1c2.js:1:2034"],
  csv: [
    `${csv}Ida Öz;Nord AG;CEO\n`,
    `${csv}Ida Öz;;\n`,
    'Name,E-Mail\n"Ida',
    csv,
    "x",
    `${csv}💜\u0000;a;b\n`,
    "Name;Auftragswert;Unternehmen;Position\na;1e-140;b;c\nb;0,004;b;c\n",
  ],
};
