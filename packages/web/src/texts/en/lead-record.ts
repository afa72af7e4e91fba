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
    unsaved: "Unsaved changes",
  },
  steps: { next: "Next lead", previous: "Previous lead" },
  edit: {
    value: (label, value) => (value ? `${label}: ${value}` : `${label}: not set`),
    of: (label) => `${label}: two values`,
    keepMine: "Keep mine",
    takeTheirs: "Use this one",
  },
  actions: {
    log: "Activity",
    template: "Template",
    noEmail: "No e-mail address on file",
    noPhone: "No phone number on file",
    noLinkedin: "No LinkedIn profile on file",
  },
  chance: { default: "Default", defaultHint: "Default for this status. Enter your own value if it differs." },
  tags: { edit: "Edit tags", hint: "Press Enter to add, up to 10. Escape closes the field." },
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
    next: (date) => `next ${date}`,
  },
  note: { label: "Note", placeholder: "Add a note", add: "Add note" },
  timeline: {
    today: "Today",
    yesterday: "Yesterday",
    filter: "Filter the timeline",
    kinds: { all: "All entries", contacts: "Activities", notes: "Notes", changes: "Changes" },
    more: (count) => `Show ${count} older`,
  },
  sections: { talks: "Meeting notes", empty: "No notes yet" },
  facts: { title: "Contact details", lostReason: "Reason lost" },
  silence: {
    label: "Long without contact",
    question: "No contact for 12 months. Do you still need this data?",
    keep: "Keep",
    kept: "The lead stays. You will be asked again in 12 months.",
  },
  salutations: {
    ms: "Formal, to a woman",
    mr: "Formal, to a man",
    informal: "By first name",
  },
};

export default texts;
