import * as z from "zod/mini";
import { passwordProof } from "../auth/schema.ts";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { accountExport, exportQuery, languageChange, settings, settingsChange } from "./schema.ts";

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
export const requestExport = defineRoute("user/request-export", {
  summary: "Have everything that is stored about the caller put together as a file; while one is, it stays that one",
  access: "user",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  answer: accountExport,
});
export const getExport = defineRoute("user/get-export", {
  summary: "Whether the file of the caller is there",
  access: "user",
  grant: { table: [session] },
  answer: accountExport,
});
export const readExport = defineRoute("user/read-export", {
  summary: "Everything that is stored about the caller, as a JSON file in parts",
  access: "user",
  grant: { table: [session], exports: ["GetObject"] },
  query: exportQuery,
  answer: z.string(),
  mediaType: "application/json; charset=utf-8",
  errors: ["user.export_not_ready"],
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
