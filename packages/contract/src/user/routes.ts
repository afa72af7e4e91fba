import * as z from "zod/mini";
import { passwordProof } from "../auth/schema.ts";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { exportQuery, languageChange, settings, settingsChange } from "./schema.ts";

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
export const exportAccount = defineRoute("user/export", {
  summary: "Everything that is stored about the caller, as a JSON file",
  access: "user",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1", "Query:gsi2", "UpdateItem"] },
  query: exportQuery,
  answer: z.string(),
  mediaType: "application/json; charset=utf-8",
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
