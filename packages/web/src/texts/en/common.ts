import type { Texts } from "../areas.ts";

const texts: Texts["common"] = {
  fewMinutesAgo: "a few minutes ago",
  loading: "Loading…",
  opening: "Opening…",
  retry: "Try again",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  delete: "Delete",
  back: "Back",
  showAll: "Show all",
  showLess: "Show less",
  legal: {
    label: "Legal",
    language: "Language",
    imprint: "Legal notice",
    privacy: "Privacy",
    terms: "Terms",
    processing: "Data processing",
    withdrawalNotice: "Right of withdrawal",
    accessibility: "Accessibility",
  },
  unsaved: {
    title: "Discard changes?",
    description: "You have unsaved changes.",
    discard: "Discard",
    stay: "Keep editing",
  },
  offline: "No connection. Changes cannot be saved right now.",
  undo: "Undo",
  controlKey: "Ctrl",
  toasts: {
    region: "Messages",
    dismiss: "Close message",
  },
  fields: {
    clear: "Clear",
    openCalendar: "Open calendar",
    missingDay: (day) => `${day} does not exist.`,
    today: "Today",
    showPassword: "Show password",
    hidePassword: "Hide password",
    remove: "Remove",
  },
  charts: { asTable: "Show as table", asChart: "Show as chart" },
  pages: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    position: (page, count) => `Page ${page} of ${count}`,
  },
  errors: {
    title: "Error",
    unexpected: "Something went wrong. Please try again later.",
    offline: "No connection to the server. Please check your internet connection.",
    offlineForm: "No connection. Your input is not lost. Please try again as soon as you are back online.",
    goneForm: "Your input is still here. “Save” creates a new entry from it.",
    crashTitle: "This view could not be loaded",
    crashDescription: "Please try again. Your saved data is safe.",
  },
  conflict: {
    form: "These details have since been changed in another window or on another device. Saving overwrites that change.",
    field: (value) => (value ? `Since changed to “${value}”.` : "Since changed."),
  },
  elsewhere: {
    freelancer: {
      title: "This area is for business accounts",
      description: "You are signed in with a freelancer account, so we have taken you to your own dashboard.",
    },
    business: {
      title: "This page is for freelancer accounts",
      description: "You are signed in with a business account, so we have taken you to your business area.",
    },
  },
  accountDeleted: {
    title: "Your account has been deleted",
    description:
      "You are signed out everywhere. Once everything has been removed, we will confirm it by e-mail. Thank you for being with us.",
    elsewhere:
      "You are signed out everywhere. Once everything has been removed, we will confirm it by e-mail. If our team deleted the account, that e-mail also gives the reason.",
    home: "Go to the home page",
  },
  notFound: {
    documentTitle: "Page Not Found",
    title: "Page Not Found",
    description: "This page does not exist or has been removed.",
    home: "Go to the home page",
  },
  countedNews: (count) => `${count} new`,
};

export default texts;
