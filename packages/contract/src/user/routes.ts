import { success } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { languageChange, settings, settingsChange } from "./schema.ts";

export const setLanguage = defineRoute("user/set-language", { access: "user", body: languageChange, answer: success });
export const getSettings = defineRoute("user/get-settings", { access: "user", answer: settings });
export const updateSettings = defineRoute("user/update-settings", {
  access: "user",
  body: settingsChange,
  answer: settings,
});
