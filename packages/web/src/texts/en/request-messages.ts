import type { Texts } from "../areas.ts";

export default {
  title: "Messages",
  with: (name) => `Messages with ${name}`,
  unread: (count) => `${count} new`,
  lastAt: (count, age) => (count === 1 ? `1 message, ${age}` : `${count} messages, last one ${age}`),
  isNew: "New",
  you: "You",
  justNow: "just now",
  sending: "sending…",
  loading: "Loading the messages…",
  failed: "The messages could not be loaded",
  older: "Show older messages",
  olderFailed: "The older messages could not be loaded.",
  empty: "No messages yet. Settle everything else here, without leaving the platform.",
  field: (name) => `Message to ${name}`,
  fieldOfCompany: "Everybody in your team can read along.",
  keys: "Ctrl or ⌘ and Enter send the message.",
  send: "Send the message",
  sendFailed: "The message was not sent.",
  full: "There are already 100 messages for this request. No more are possible.",
} satisfies Texts["request-messages"];
