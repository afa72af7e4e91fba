import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRef } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { userTotalQuery } from "../api.ts";
import { savedUsersMax, useUsersFile } from "./use-users-file.ts";
import type { UserView } from "./user-address.ts";

/** Saves all accounts of the list as CSV, with its progress and a way to stop. */
export function UserFile({ view }: { view: UserView }) {
  const { file: texts } = useTexts("admin").users;
  const { cancel: cancelLabel } = useTexts("common");
  const { loaded, save, cancel } = useUsersFile(view);
  const saveButton = useRef<HTMLButtonElement>(null);
  const stop = () => {
    // Without this, the focus would be lost with the button that was pressed.
    saveButton.current?.focus();
    cancel();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {loaded !== null && <FileProgress view={view} loaded={loaded} />}
      <Button
        ref={saveButton}
        size="sm"
        icon={<Download size={16} aria-hidden />}
        isPending={loaded !== null}
        onPress={save}
      >
        {texts.save}
      </Button>
      {loaded !== null && (
        <Button size="sm" variant="quiet" onPress={stop}>
          {cancelLabel}
        </Button>
      )}
    </div>
  );
}

/** Shows only how many accounts were read while the total is not known. */
function FileProgress({ view, loaded }: { view: UserView; loaded: number }) {
  const { file: texts } = useTexts("admin").users;
  const { data } = useQuery(userTotalQuery(view));
  const total = !data || data.isAtLeast ? undefined : Math.min(data.total, savedUsersMax);
  return (
    <div className="w-full sm:w-56">
      {total === undefined ? (
        <ProgressBar isIndeterminate label={texts.loaded(loaded)} />
      ) : (
        <ProgressBar
          label={texts.loading}
          value={Math.min(loaded, total)}
          maxValue={total}
          valueLabel={texts.position(Math.min(loaded, total), total)}
        />
      )}
    </div>
  );
}
