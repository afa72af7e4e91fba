import { openStatuses } from "@linkedpotential/contract/leads/statuses";
import { defaultSettings, settingsChange } from "@linkedpotential/contract/user/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTheme } from "../../../lib/theme.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { WaitFor } from "../../../ui/load-boundary.tsx";
import { useSaveChances, useSaveSettings } from "../api.ts";
import { DeleteAccountDialog } from "../data/delete-account-dialog.tsx";
import { type ProfileDialogProps, useOpenCount } from "../profile-dialog.ts";
import { pickChances } from "./chances.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { SettingsLoading } from "./settings-loading.tsx";

export default function SettingsDialog(props: ProfileDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <SettingsForm key={useOpenCount(props.isOpen)} {...props} onDeleteAccount={() => setDeleting(true)} />
      {/* Outside the settings form, because submitting a nested dialog would also submit the form around it. */}
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}

/** Always stale, because another device may have changed the settings. */
const settingsQuery = { ...apiQuery("user/get-settings"), staleTime: 0 };

/** Settings of the account, and the chances by status, of which only the changed ones are validated. */
const schema = z.extend(settingsChange, { chances: z.optional(z.partialRecord(z.enum(openStatuses), z.number())) });

interface SettingsFormProps extends ProfileDialogProps {
  onDeleteAccount: () => void;
}

function SettingsForm({ isOpen, onOpenChange, onDeleteAccount }: SettingsFormProps) {
  const { settings: texts } = useTexts("profile");
  const common = useTexts("common");
  const { data } = useQuery({ ...settingsQuery, enabled: isOpen });
  const shown = { language: useLanguage(), theme: useTheme() };
  const { chances: saved } = useUser().workSettings;
  const save = useSaveSettings(isOpen);
  const saveChances = useSaveChances(isOpen);
  const close = () => onOpenChange(false);
  const form = useForm({
    schema,
    initial: { ...(data ?? defaultSettings), ...shown, chances: pickChances(saved) },
    sendsChanges: true,
    onSubmit: async ({ chances, ...changes }) => {
      if (chances) await saveChances.runAsync(chances);
      if (Object.keys(changes).length > 0) await save.runAsync(changes);
      close();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      form={form}
      load={{ skeleton: <SettingsLoading />, failed: texts.loadFailed }}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={common.save}
          isPending={form.isPending}
          isDisabled={!data}
        />
      }
    >
      {data ? <SettingsFields form={form} onDeleteAccount={onDeleteAccount} /> : <WaitFor query={settingsQuery} />}
    </Dialog>
  );
}
