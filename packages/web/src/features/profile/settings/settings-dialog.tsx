import { defaultSettings, settingsChange } from "@linkedpotential/contract/user/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTheme } from "../../../lib/theme.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSaveSettings } from "../api.ts";
import { DeleteAccountDialog } from "../data/delete-account-dialog.tsx";
import type { ProfileDialogProps } from "../profile-dialog-props.ts";
import { useOpening } from "../use-opening.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { SettingsLoading } from "./settings-loading.tsx";

export default function SettingsDialog(props: ProfileDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <SettingsForm key={useOpening(props.isOpen)} {...props} onDeleteAccount={() => setDeleting(true)} />
      {/* Outside of the settings form: submitting a dialog nested in a form would also submit that form. */}
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}

interface SettingsFormProps extends ProfileDialogProps {
  onDeleteAccount: () => void;
}

function SettingsForm({ isOpen, onOpenChange, onDeleteAccount }: SettingsFormProps) {
  const { settings: texts } = useTexts("profile");
  const common = useTexts("common");
  // Never fresh, because another device may have changed the settings.
  const query = useQuery({ ...apiQuery("user/get-settings"), staleTime: 0, enabled: isOpen });
  const shown = { language: useLanguage(), theme: useTheme() };
  const save = useSaveSettings(isOpen);
  const close = () => onOpenChange(false);
  const form = useForm({
    schema: settingsChange,
    initial: { ...(query.data ?? defaultSettings), ...shown },
    sendsChanges: true,
    send: async (changes) => {
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
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={common.save}
          isPending={form.isPending}
          isDisabled={!query.data}
        />
      }
    >
      {query.data ? (
        <SettingsFields form={form} onDeleteAccount={onDeleteAccount} />
      ) : query.isError ? (
        <ErrorState
          title={texts.loadFailed}
          description={errorText(query.error)}
          retryLabel={common.retry}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SettingsLoading />
      )}
    </Dialog>
  );
}
