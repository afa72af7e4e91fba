import type { Texts } from "../areas.ts";

const texts: Texts["debug"] = {
  title: "Local entries",
  lead: "Templates and posts saved only in this browser.",
  refresh: "Refresh",
  refreshed: "List refreshed",
  count: (count) => (count === 1 ? "1 entry" : `${count} entries`),
  posts: (count) => (count === 1 ? "1 post" : `${count} posts`),
  bytes: (count) => (count < 1024 ? `${count} bytes` : `${(count / 1024).toFixed(1)} KB`),
  kinds: { posts: "Posts", template: "Template", flag: "Migrated" },
  unreadable: "The content is not valid JSON",
  untitled: "Untitled",
  raw: "Show raw data",
  remove: (key) => `Delete ${key}`,
  removeTitle: "Delete entry?",
  removeText: (key) => `“${key}” will be removed from this browser. This cannot be undone.`,
  removed: "Entry deleted",
  emptyTitle: "No local entries",
  emptyText: "No templates or posts are saved in this browser.",
  toDashboard: "Go to the dashboard",
};

export default texts;
