import type { Texts } from "../areas.ts";

const texts: Texts["common"] = {
  fewMinutesAgo: "a few minutes ago",
  loading: "Loading …",
  opening: "Opening …",
  retry: "Try again",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  delete: "Delete",
  back: "Back",
  legal: {
    label: "Legal",
    language: "Language",
    imprint: "Imprint",
    privacy: "Privacy",
    terms: "Terms",
    withdrawalNotice: "Instruction on withdrawal",
    accessibility: "Accessibility",
  },
  unsaved: {
    title: "Discard changes?",
    description: "What you entered has not been saved yet.",
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
    unexpected: "That did not work. Please try again later.",
    offline: "No connection to the server. Please check your internet connection.",
    offlineForm: "No connection. What you entered is kept – please try again as soon as you are back online.",
    goneForm: "What you entered is still here: “Save” makes a new entry of it.",
    crashTitle: "This view could not be loaded",
    crashDescription: "Please try again. Your saved data is safe.",
  },
  elsewhere: {
    freelancer: {
      title: "This area belongs to business accounts",
      description: "You are signed in with a freelancer account, so you see your own dashboard.",
    },
    business: {
      title: "This page belongs to freelancer accounts",
      description: "You are signed in with a business account, so you see your business area.",
    },
  },
  accountDeleted: {
    title: "Your account is deleted",
    description:
      "You are signed out everywhere. As soon as everything has been removed, we will confirm it by e-mail. Thank you for having been with us.",
    elsewhere:
      "You are signed out everywhere. As soon as everything has been removed, we will confirm it by e-mail. If our team deleted the account, the reason is stated there as well.",
    home: "To the start page",
  },
  notFound: {
    documentTitle: "Page Not Found",
    title: "Page Not Found",
    description: "This address does not exist, or no longer does.",
    home: "Go to the start page",
  },
};

export default texts;
