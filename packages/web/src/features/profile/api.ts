import type { Settings, SettingsChange, User } from "@linkedpotential/contract/user/schema";
import { apiPath } from "../../lib/api.ts";
import { apiQuery, queryClient } from "../../lib/query-client.ts";
import { getSession, updateUser } from "../../lib/session.ts";
import { setTheme } from "../../lib/theme.ts";
import { setLanguage } from "../../texts/texts.ts";

/** Shows the saved profile everywhere at once, and has who-am-I asked again (PROF-29). */
export function showSavedProfile(user: User): void {
  updateUser(user);
  void queryClient.invalidateQueries({ queryKey: [apiPath("auth/me")] });
}

/** The part of the account that a profile change sends whole. */
export function profileOf({ name, email, activityArea, linkedinUrl, skills, description }: User) {
  return { name, email, activityArea, linkedinUrl, skills, description };
}

/** Lets saved settings take effect here: the theme, the language, and what other screens know of the account (D12). */
export async function showSavedSettings(saved: Settings, changed: SettingsChange): Promise<void> {
  queryClient.setQueryData(apiQuery("user/get-settings").queryKey, saved);
  const { user } = getSession();
  const { language, timezone, theme } = saved;
  if (user) updateUser({ ...user, language, timezone, theme });
  if (changed.theme) setTheme(changed.theme);
  if (changed.language) await setLanguage(changed.language);
}
