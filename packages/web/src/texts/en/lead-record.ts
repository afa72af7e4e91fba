import type { Texts } from "../areas.ts";

const texts: Texts["lead-record"] = {
  record: {
    label: "Lead",
    of: (name) => `Lead: ${name}`,
    close: "Close lead",
    more: "More actions",
    editAll: "Edit all details",
    duplicate: "Duplicate",
    failed: "The lead could not be loaded",
    unsaved: "Unsaved input",
  },
  steps: { next: "Next lead", previous: "Previous lead" },
  edit: {
    value: (label, value) => (value ? `${label}: ${value}` : `${label}: not set`),
    of: (label) => `${label}: two values`,
    keepMine: "Save my value",
    takeTheirs: "Use this one",
  },
  actions: {
    log: "Activity",
    template: "Template",
    noEmail: "No email address entered",
    noPhone: "No phone number entered",
    noLinkedin: "No LinkedIn profile entered",
  },
  chance: { default: "Default", defaultHint: "Chance of the status. Enter one of your own if it differs." },
  tags: { edit: "Edit tags", hint: "Add with Enter, 10 at most. Escape closes the field." },
  followUp: {
    label: "Plan a follow-up",
    done: "Done",
    tomorrow: "Tomorrow",
    inThreeDays: "+3 days",
    nextWeek: "Next week",
    pick: "Choose a date",
    none: "None",
  },
  rhythm: {
    title: "Keep in touch",
    label: "Rhythm",
    none: "no rhythm",
    every: (count) => (count === 1 ? "every week" : `every ${count} weeks`),
    own: "custom rhythm",
    weeks: "Weeks until the next contact",
    weeksUnit: "weeks",
    next: (date) => `next time ${date}`,
  },
  note: { label: "Note", placeholder: "Add a note", add: "Add note" },
  timeline: {
    today: "Today",
    yesterday: "Yesterday",
    filter: "Filter the timeline",
    kinds: { all: "All entries", contacts: "Contacts", notes: "Notes", changes: "Changes" },
    more: (count) => `Show ${count} older`,
  },
  sections: { talks: "Meeting notes", empty: "Nothing noted yet" },
  facts: { title: "Contact details", lostReason: "Reason for the loss" },
  salutations: {
    ms: "Formal, to a woman",
    mr: "Formal, to a man",
    informal: "By first name",
  },
};

export default texts;
