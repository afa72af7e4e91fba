import type { ProfileChange } from "@linkedpotential/contract/profile/schema";
import type { Settings, SettingsChange, User } from "@linkedpotential/contract/user/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { ApiError, isRefusal } from "../../lib/api/api-error.ts";
import { apiQuery, fetchFresh, queryClient } from "../../lib/api/query-client.ts";
import { FormError } from "../../lib/form/use-form.ts";
import { getSession, updateUser } from "../../lib/session/session.ts";
import { setTheme } from "../../lib/theme.ts";
import type { Texts } from "../../texts/areas.ts";
import { errorText } from "../../texts/error-text.ts";
import { setLanguage } from "../../texts/texts.ts";
import { type OpenChances, pickChances } from "./settings/chances.ts";

const area = "profile";

export function useSaveSettings(isFormOpen: boolean) {
  return useAction("user/update-settings", (body: SettingsChange) => ({ body }), {
    isForm: isFormOpen,
    onDone: showSavedSettings,
    toasts: {
      area,
      // `onDone` runs first and switches the language, so this text is already in the new language.
      done: ({ settings }) => settings.saved,
      failed: ({ settings }, error) => ({ title: settings.failed, description: errorText(error) }),
    },
  });
}

/** Saves the given chances by status, which the weighted pipeline uses. */
export function useSaveChances(isFormOpen: boolean) {
  // The API replaces all chances, so add those that another window or device may have changed.
  const call = async (changed: Partial<OpenChances>) => {
    const { workSettings } = await fetchFresh("auth/me");
    return { body: { chances: { ...pickChances(workSettings.chances), ...changed } } };
  };
  return useAction("user/update-work-settings", call, {
    isForm: isFormOpen,
    onDone: (workSettings) => {
      const { user } = getSession();
      if (user) updateUser({ ...user, workSettings });
    },
    toasts: {
      area,
      done: ({ settings }) => settings.saved,
      failed: ({ settings }, error) => ({ title: settings.failed, description: errorText(error) }),
    },
  });
}

async function showSavedSettings(saved: Settings, changed: SettingsChange): Promise<void> {
  queryClient.setQueryData(apiQuery("user/get-settings").queryKey, saved);
  const { user } = getSession();
  const { language, timezone, theme } = saved;
  if (user) updateUser({ ...user, language, timezone, theme });
  if (changed.theme) setTheme(changed.theme);
  if (changed.language) await setLanguage(changed.language);
}

/** Saves the profile. Reads it again before saving and lets `merge` keep what was changed elsewhere. */
export function useSaveProfile(merge: (profile: ProfileChange, fresh: User) => ProfileChange) {
  const call = async (profile: ProfileChange) => ({ body: merge(profile, await fetchFresh("auth/me")) });
  return useAction("profile/update", call, {
    onDone: showUser,
    toasts: {
      area,
      done: ({ edit }, { user: { pendingEmail } }, { currentPassword }) => {
        const isEmailChanging = currentPassword !== undefined && pendingEmail !== null;
        return { title: edit.saved, ...(isEmailChanging ? { description: edit.verificationSent(pendingEmail) } : {}) };
      },
      failed: ({ edit: { errors } }, error) => {
        if (error instanceof FormError) return undefined;
        if (!(error instanceof ApiError)) return { title: errors.failed };
        if (isRefusal(error, "profile.email_taken")) return { title: errors.emailTaken };
        if (error.status === 401) return { title: errors.signedOut };
        const hasOwnText = error.code !== undefined || error.status === 0;
        return { title: errors.failed, ...(hasOwnText ? { description: errorText(error) } : {}) };
      },
    },
  });
}

export function useCancelEmail() {
  return useAction("profile/cancel-email", () => ({}), {
    onDone: showUser,
    toasts: {
      area,
      done: ({ edit }) => edit.emailCancelled,
      failed: ({ edit }, error) => ({ title: edit.emailNotCancelled, description: errorText(error) }),
    },
  });
}

export function useSavePicture() {
  return useAction("profile/update", pictureCall, {
    onDone: showUser,
    toasts: { area, done: ({ picture }) => picture.updated, failed: pictureFailed },
  });
}

export function useRemovePicture() {
  return useAction("profile/update", (_: User) => pictureCall(null), {
    optimistic: (user) => {
      updateUser({ ...user, profileImage: null });
      return () => updateUser(user);
    },
    onDone: showUser,
    toasts: { area, done: ({ picture }) => picture.removed, failed: pictureFailed },
  });
}

/**
 * Returns the call that changes the picture. It sends the other fields as they are stored, because the API replaces the
 * whole profile.
 */
async function pictureCall(profileImage: string | null) {
  const { name, email, activityArea, linkedinUrl, skills, description, ...rest } = await fetchFresh("auth/me");
  const { availability, dayRate, languages, references } = rest;
  return {
    body: {
      ...{ name, email, activityArea, linkedinUrl, skills, description },
      ...{ availability, dayRate, languages, references, profileImage },
    },
  };
}

const pictureFailed = ({ picture }: Texts["profile"], error: unknown) => ({
  title: picture.failed,
  description: errorText(error),
});

const showUser = ({ user }: { user: User }): void => updateUser(user);
