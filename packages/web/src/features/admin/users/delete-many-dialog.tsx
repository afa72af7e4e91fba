import type { AddressHit } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { useAction } from "../../../lib/use-action.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { AddressHits } from "./address-hits.tsx";
import { splitAddresses } from "./split-addresses.ts";

/** First the addresses, then whom they hit; only then can it be confirmed. */
export function DeleteManyDialog({ onClose }: { onClose: () => void }) {
  const { many: texts } = useTexts("admin");
  const common = useTexts("common");
  const [text, setText] = useState("");
  const [hits, setHits] = useState<AddressHit[] | null>(null);
  const { check, remove, problem, setProblem } = useDeleting(text, setHits, onClose);
  const count = hits?.filter(({ state }) => state === "account").length ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={hits ? texts.hits(count) : undefined}
      isDirty={text.trim() !== ""}
      problem={hits ? problem : undefined}
      onSubmit={() => (hits ? remove.run(hits) : check.run(splitAddresses(text)))}
      texts={common}
      footer={
        hits ? (
          <>
            <Button onPress={() => setHits(null)}>{texts.back}</Button>
            <Button type="submit" variant="danger" isPending={remove.isPending} isDisabled={count === 0}>
              {texts.confirm(count)}
            </Button>
          </>
        ) : (
          <FormButtons cancelLabel={common.cancel} submitLabel={texts.check} isPending={check.isPending} />
        )
      }
    >
      {hits ? (
        <AddressHits hits={hits} />
      ) : (
        <TextArea
          autoFocus
          label={texts.addresses}
          description={texts.hint}
          errorMessage={problem}
          rows={8}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setProblem(undefined);
          }}
        />
      )}
    </Dialog>
  );
}

function useDeleting(text: string, setHits: (hits: AddressHit[]) => void, onClose: () => void) {
  const [problem, setProblem] = useState<string>();
  const explain = useProblemText(text);
  const onFailed = (error: unknown) => setProblem(explain(error));
  const check = useAction("admin/look-up-users", (emails: string[]) => ({ body: { emails } }), {
    ofForm: true,
    onFailed,
    onDone: (hits) => {
      setProblem(undefined);
      setHits(hits);
    },
  });
  const remove = useAction(
    "admin/delete-users",
    (hits: AddressHit[]) => ({
      body: { emails: hits.filter(({ state }) => state === "account").map(({ email }) => email) },
    }),
    {
      onFailed,
      onDone: onClose,
      says: { area: "admin", done: ({ many }, { deletedCount }) => many.deleted(deletedCount) },
    },
  );
  return { check, remove, problem, setProblem };
}

/** What is wrong with the list, or with the first address of it that is none. */
function useProblemText(text: string) {
  const { many, users } = useTexts("admin");
  const textOf = useFieldText();
  return (error: unknown): string => {
    const [field, problem] = Object.entries(error instanceof ApiError ? error.fields : {})[0] ?? [];
    const place = /^emails\.(\d+)$/.exec(field ?? "")?.[1];
    const address = place === undefined ? undefined : splitAddresses(text)[Number(place)];
    if (address !== undefined) return many.invalid(address);
    return problem ? textOf(problem) : `${users.deleteFailed}: ${errorText(error)}`;
  };
}
