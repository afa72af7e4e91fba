import * as z from "zod/mini";
import { passwordProof } from "../auth/schema.ts";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { processingAgreementVersion } from "../legal/processing-agreement.ts";
import { defineRoute } from "../route.ts";
import {
  accountExport,
  exportQuery,
  languageChange,
  processingAcceptance,
  settings,
  settingsChange,
} from "./schema.ts";
import { workSettings, workSettingsChange } from "./work-settings.ts";

export const setLanguage = defineRoute("user/set-language", {
  summary: "Set the language",
  access: "user",
  grant: { table: [session, "UpdateItem"] },
  body: languageChange,
  sample: { language: "fr" },
  answer: success,
});
export const getSettings = defineRoute("user/get-settings", {
  summary: "Get the settings",
  access: "user",
  grant: { table: [session] },
  answer: settings,
});
export const updateSettings = defineRoute("user/update-settings", {
  summary: "Change the given settings",
  access: "user",
  grant: { table: [session, "UpdateItem"] },
  body: settingsChange,
  sample: { theme: "dark", notifications: { crm_followup: { mail: false } } },
  answer: settings,
});
export const updateWorkSettings = defineRoute("user/update-work-settings", {
  summary: "Change the given settings of the work with leads",
  access: "freelancer",
  grant: { table: [session, "UpdateItem"] },
  body: workSettingsChange,
  sample: { keepInTouchPerDay: 3, leadViews: [{ name: "Heiß", query: "temperature=hot" }] },
  answer: workSettings,
});
export const acceptProcessing = defineRoute("user/accept-processing", {
  summary: "Accept the current data processing agreement",
  access: "freelancer",
  grant: { table: [session, "UpdateItem"] },
  body: processingAcceptance,
  sample: { version: processingAgreementVersion },
  answer: success,
});
export const requestExport = defineRoute("user/request-export", {
  summary: "Start an export of the caller's data, or return the one in progress",
  access: "user",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  answer: accountExport,
});
export const getExport = defineRoute("user/get-export", {
  summary: "Get the state of the caller's data export",
  access: "user",
  grant: { table: [session] },
  answer: accountExport,
});
export const readExport = defineRoute("user/read-export", {
  summary: "Download the caller's data export, a JSON file in parts",
  access: "user",
  grant: { table: [session], exports: ["GetObject"] },
  query: exportQuery,
  answer: z.string(),
  mediaType: "application/json; charset=utf-8",
  errors: ["user.export_not_ready"],
});
export const deleteAccount = defineRoute("user/delete", {
  summary: "Delete the caller's account and its data, after checking the password",
  access: "user",
  grant: { table: [session, "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  body: passwordProof,
  sample: { currentPassword: "ein-langer-satz" },
  answer: success,
  errors: ["auth.wrong_password"],
});
