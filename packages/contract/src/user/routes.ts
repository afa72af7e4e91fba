import { passwordProof } from "../auth/schema.ts";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { languageChange, settings, settingsChange } from "./schema.ts";

export const setLanguage = defineRoute("user/set-language", {
  summary: "Choose the language",
  access: "user",
  grant: { table: [session, "UpdateItem"] },
  body: languageChange,
  sample: { language: "fr" },
  answer: success,
});
export const getSettings = defineRoute("user/get-settings", {
  summary: "Read the settings",
  access: "user",
  grant: { table: [session] },
  answer: settings,
});
export const updateSettings = defineRoute("user/update-settings", {
  summary: "Change settings; what is not named stays",
  access: "user",
  grant: { table: [session, "UpdateItem"] },
  body: settingsChange,
  sample: { theme: "dark", notifications: { crm_followup: { mail: false } } },
  answer: settings,
});
export const deleteAccount = defineRoute("user/delete", {
  summary: "Delete the account and everything that names it; asks for the password",
  access: "user",
  grant: { table: [session, "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  body: passwordProof,
  sample: { currentPassword: "ein-langer-satz" },
  answer: success,
  errors: ["auth.wrong_password"],
});
