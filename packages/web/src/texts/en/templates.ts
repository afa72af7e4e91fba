import type { Texts } from "../areas.ts";

export default {
  loading: "Loading templates …",
  loadFailed: "Failed to fetch user templates",
  reload: "Reload",
  add: "New template",
  name: "Name",
  namePlaceholder: "How you will recognise the template",
  content: "Text",
  contentOf: (title) => `Text for “${title}”`,
  contentPlaceholder: "Write your own text here.",
  savedOn: (date) => `Saved on ${date}`,
  edit: "Edit",
  copy: "Copy",
  card: {
    copy: (title) => `Copy “${title}”`,
    edit: (title) => `Edit “${title}”`,
    delete: (title) => `Delete “${title}”`,
  },
  save: {
    open: "Save",
    title: "Save template",
    description: (title) => `It will be listed under “${title}” until you delete it.`,
  },
  editTitle: "Edit template",
  confirm: {
    deleteTitle: "Delete template?",
    delete: (title) => `“${title}” will be deleted for good.`,
    deleteWithTask: (title, task) => `“${title}” will be deleted for good, and with it the open task “${task}”.`,
  },
  discard: "Discard",
  channels: {
    within: {
      connectionNote: "A connection request takes 200 characters, 300 with LinkedIn Premium.",
      inMail: "An InMail takes 1,900 characters.",
      post: "A post takes 3,000 characters.",
    },
    over: (count) => `${count} ${count === 1 ? "character" : "characters"} too many for this channel.`,
    premium: "Fits with LinkedIn Premium only (300 characters).",
    limit: "Longer than usual. The template can be saved all the same.",
  },
  placeholders: {
    insert: "Insert placeholder",
    names: {
      vorname: "First name",
      nachname: "Last name",
      name: "Name",
      firma: "Company",
      position: "Position",
      email: "E-mail",
      telefon: "Phone",
      linkedin: "LinkedIn profile",
      mein_name: "My name",
    },
  },
  fill: {
    title: "Fill in placeholders",
    description: "Choose who the text is for. What the CRM does not know you can enter here.",
    lead: "Lead",
    leadPlaceholder: "Search by name or company",
    openLeads: "Show leads",
    noLeads: "There is no lead in the CRM yet. The fields can be filled in by hand.",
    leadsFailed: "The leads could not be loaded. The fields can be filled in by hand.",
    missing: "Still missing",
    preview: "Preview",
    allMissing: (names) => `Still empty: ${names}`,
    complete: "Everything is filled in",
    askTitle: "Some placeholders are still empty",
    ask: (names) => `The text would be copied like this, braces included: ${names}.`,
    copyAnyway: "Copy anyway",
    back: "Keep filling in",
  },
  manual: {
    title: "Copy the text by hand",
    description: "The browser does not allow access to the clipboard. The text is selected: Ctrl+C or ⌘C copies it.",
  },
  task: {
    title: "Create a task?",
    description: (task) => `The task “${task}” will remind you on the next working day.`,
    yes: "Yes",
    no: "No",
  },
  toasts: {
    incomplete: "Please enter a post name and content.",
    saved: "Template saved!",
    taskExists: (title) => `“${title}” was saved. A task with this name already exists.`,
    updated: "Template updated!",
    deleted: "Template deleted!",
    deletedWithTask: "Template and its task deleted!",
    saveFailed: "Could not be saved",
    updateFailed: "Could not be updated",
    deleteFailed: "Could not be deleted",
    copied: "Copied!",
    copiedDescription: "The template is on the clipboard.",
    copyFailed: "Could not copy to the clipboard.",
    nothingToCopy: "Nothing to copy",
    nothingToCopyDescription: "Please create a template first.",
    migrated: "Templates migrated!",
    migratedCount: (count) =>
      count === 1
        ? "One template from this browser is now in your account."
        : `${count} templates from this browser are now in your account.`,
    notMigrated: (count) =>
      count === 1
        ? "One template stays in this browser only for now. It will be tried again when you come back."
        : `${count} templates stay in this browser only for now. It will be tried again when you come back.`,
  },
} satisfies Texts["templates"];
