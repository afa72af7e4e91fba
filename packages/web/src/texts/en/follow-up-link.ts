import type { Texts } from "../areas.ts";

const texts: Texts["follow-up-link"] = {
  documentTitle: "Follow-up",
  loading: "Loading your follow-up…",
  actions: {
    done: { title: "Follow-up done?", submit: "Mark as done" },
    day: { title: "Move the follow-up by one day?", submit: "Move" },
    week: { title: "Move the follow-up by one week?", submit: "Move" },
  },
  date: "Due",
  newDate: "New date",
  undone: "Undone. The follow-up is open again.",
  completed: { title: "Done. Next follow-up?", group: "Next follow-up" },
  next: { tomorrow: "Tomorrow", threeDays: "+3 days", week: "Next week" },
  planned: { title: "Saved", text: (day) => `Next follow-up: ${day}.` },
  postponed: { title: "Moved", text: (day) => `The follow-up is now due on ${day}.` },
  undo: "Undo",
  toDashboard: "Go to the dashboard",
  failed: "Something went wrong.",
  refused: {
    changed: {
      title: "This follow-up has already been changed",
      text: "Nothing has been changed now. The dashboard shows its current date.",
    },
    expired: {
      title: "This link has expired",
      text: "Links in the e-mail are valid for 7 days. You will find all follow-ups in the dashboard.",
    },
    deleted: {
      title: "This lead no longer exists",
      text: "Its follow-up has been deleted too. You will find all others in the dashboard.",
    },
    invalid: {
      title: "This link is not valid",
      text: "It may be incomplete. Please open it again from the e-mail, or edit the follow-up in the dashboard.",
    },
    other: "Something went wrong",
  },
};

export default texts;
