import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { apiQuery } from "../../../lib/query-client.ts";
import { toast } from "../../../lib/toast.ts";
import { errorText } from "../../../texts/error-text.ts";
import { loadedTexts, useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { showSavedSettings } from "../api.ts";
import type { ProfileDialogProps } from "../profile-dialog-props.ts";
import { useOpening } from "../use-opening.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { SettingsLoading } from "./settings-loading.tsx";
import { type Edits, useSettingsValues } from "./use-settings-values.ts";

/** Language, time zone, theme, visibility and notifications; they follow the account to other devices (SET-01, D12). */
export default function SettingsDialog(props: ProfileDialogProps) {
  return <SettingsForm key={useOpening(props.isOpen)} {...props} />;
}

function SettingsForm({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { settings: texts } = useTexts("profile");
  const common = useTexts("common");
  // Another device may have changed them.
  const query = useQuery({ ...apiQuery("user/get-settings"), staleTime: 0, enabled: isOpen });
  const form = useSettingsValues(query.data);
  const close = () => onOpenChange(false);
  const saving = useSave(close);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      isDirty={form.isDirty}
      onSubmit={() => saving.save(form.edits)}
      texts={common}
      footer={
        <>
          <Button slot="close">{common.cancel}</Button>
          <Button type="submit" variant="primary" isPending={saving.isPending} isDisabled={!form.values}>
            {common.save}
          </Button>
        </>
      }
    >
      {form.values ? (
        <SettingsFields values={form.values} onChange={form.set} />
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

/** Sends only what was changed, so that changes made on another device stay. */
function useSave(close: () => void) {
  const [isPending, setPending] = useState(false);
  const isSaving = useRef(false);
  const send = async (edits: Edits) => {
    isSaving.current = true;
    setPending(true);
    try {
      await showSavedSettings(await api("user/update-settings", { body: edits }), edits);
      close();
      // In the language that was just chosen.
      toast({ title: loadedTexts("profile")?.settings.saved ?? "", tone: "success" });
    } catch (error) {
      const title = loadedTexts("profile")?.settings.failed ?? "";
      toast({ title, description: errorText(error), tone: "error" });
    }
    isSaving.current = false;
    setPending(false);
  };
  return { isPending, save: (edits: Edits) => void (isSaving.current || send(edits)) };
}
