import type { Texts } from "../areas.ts";

const number = (count: number) => count.toLocaleString("en-GB");
const leads = (count: number) => (count === 1 ? "1 lead" : `${number(count)} leads`);

const texts: Texts["lead-tools"] = {
  views: {
    save: "Save view…",
    overwrite: (name) => `Save changes to “${name}”`,
    rename: "Rename…",
    delete: "Delete view",
    saveTitle: "Save view",
    renameTitle: "Rename view",
    name: "Name of the view",
    hint: "The view keeps filters, columns and sorting.",
    taken: "There is already a view with this name.",
    full: (max) => `You already have ${max} views. Please delete one first.`,
    saved: (name) => `View “${name}” saved`,
    renamed: (name) => `The view is now called “${name}”`,
    deleted: (name) => `View “${name}” deleted`,
  },
  columns: {
    hint: "When space is tight, only name, company, status, value and follow-up stay visible.",
    reset: "Reset",
    up: (name) => `Move column “${name}” up`,
    down: (name) => `Move column “${name}” down`,
    place: (name, place, count) => `${name}: position ${place} of ${count}`,
  },
  bulk: {
    label: "Change selected leads",
    status: "Status",
    tag: "Tag",
    followUp: "Follow-up",
    tomorrow: "Tomorrow",
    inThreeDays: "In 3 days",
    nextWeek: "Next week",
    date: "Choose a date…",
    noFollowUp: "No follow-up",
    export: "Export",
    tagTitle: (count) => `Tag ${leads(count)}`,
    tagName: "Tag",
    tagHint: "A lead can have up to 10 tags.",
    addTag: "Add",
    removeTag: "Remove",
    tagMissing: "Please enter a tag.",
    progress: "Changing leads…",
    position: (done, count) => `${number(done)} of ${number(count)}`,
    changed: (count) => `${leads(count)} changed`,
    partly: (done, count) => `${number(done)} of ${leads(count)} changed`,
    unchanged: "They all have this value already",
    undone: (count) => (count === 1 ? "Change undone" : `Changes to ${leads(count)} undone`),
    restored: (count) => `${leads(count)} restored`,
    partlyRestored: (done, count) => `${number(done)} of ${leads(count)} restored`,
  },
  sheet: { done: "Show leads" },
};

export default texts;
