import type { RouteId } from "@linkedpotential/contract/endpoints";

/** One line per route. They stand here and not at the routes, so that only this document's Lambda carries them. */
export const summaries: Record<RouteId, string> = {
  "auth/me": "Who is signed in",
  "auth/login": "Sign in; sets the session cookie too",
  "auth/register": "Register as a freelancer",
  "auth/register-business": "Register as a business, with a registration code",
  "auth/logout": "End the session",
  "auth/verify-email": "Confirm an e-mail address with the mailed secret",
  "auth/resend-verification": "Mail the confirmation link again",
  "auth/forgot-password": "Mail a link to reset the password",
  "auth/reset-password": "Set a new password with the mailed secret",
  "auth/confirm-email": "Move the account to a new e-mail address with the mailed secret",
  "auth/revert-email": "Go back to the e-mail address before with the mailed secret",
  "auth/change-password": "Change the password; ends the other sessions",
  "user/set-language": "Choose the language",
  "user/get-settings": "Read the settings",
  "user/update-settings": "Change settings; what is not named stays",
  "profile/update": "Save the profile",
  "profile/cancel-email": "Give up the new e-mail address that waits for its confirmation",
  "support/send": "Write to the support team",
  "tasks/list": "List open tasks and follow-ups",
  "tasks/create": "Create a task",
  "tasks/update": "Save a task",
  "tasks/delete": "Delete a task",
  "leads/list": "List the leads, page by page",
  "leads/create": "Create a lead",
  "leads/import": "Create leads from a CSV file, or check it",
  "leads/export": "All leads as a CSV file",
  "leads/get": "Read a lead",
  "leads/update": "Change a lead; what is not named stays",
  "leads/delete": "Delete a lead",
  "leads/restore": "Bring back a lead deleted within the last hour",
  "leads/list-timeline": "What happened with a lead, newest first",
  "leads/log-touch": "Log a contact with a lead",
  "keys/list": "The public keys of session tokens",
  "openapi/get": "This document",
};

type Concept<Id> = Id extends `${infer Name}/${string}` ? Name : never;

export const tags: Record<Concept<RouteId>, string> = {
  auth: "Accounts, sessions and passwords.",
  user: "Settings of the account.",
  profile: "The public face of an account.",
  support: "Help by people.",
  tasks: "Tasks and due follow-ups.",
  leads: "The CRM.",
  keys: "Keys to verify session tokens with.",
  openapi: "The description of this API.",
};
