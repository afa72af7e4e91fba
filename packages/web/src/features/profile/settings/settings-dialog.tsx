import { defaultSettings, settingsChange } from "@linkedpotential/contract/user/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTheme } from "../../../lib/theme.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { WaitFor } from "../../../ui/load-boundary.tsx";
import { useSaveSettings } from "../api.ts";
import { DeleteAccountDialog } from "../data/delete-account-dialog.tsx";
import { type ProfileDialogProps, useOpenCount } from "../profile-dialog.ts";
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

interface SettingsFormProps extends ProfileDialogProps {
  onDeleteAccount: () => void;
}

function SettingsForm({ isOpen, onOpenChange, onDeleteAccount }: SettingsFormProps) {
  const { settings: texts } = useTexts("profile");
  const common = useTexts("common");
  const { data } = useQuery({ ...settingsQuery, enabled: isOpen });
  const shown = { language: useLanguage(), theme: useTheme() };
  const save = useSaveSettings(isOpen);
  const close = () => onOpenChange(false);
  const form = useForm({
    schema: settingsChange,
    initial: { ...(data ?? defaultSettings), ...shown },
    sendsChanges: true,
    onSubmit: async (changes) => {
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
