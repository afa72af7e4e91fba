import { type AddressHit, addressList } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import * as z from "zod/mini";
import { useAction } from "../../../lib/action/use-action.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { AddressHits } from "./address-hits.tsx";
import { readAddresses } from "./read-addresses.ts";

/** First collects the addresses, then shows the matching accounts. Deletion can be confirmed only after that. */
export function DeleteManyDialog({ onClose }: { onClose: () => void }) {
  const { many: texts } = useTexts("admin");
  const common = useTexts("common");
  const [hits, setHits] = useState<AddressHit[] | null>(null);
  const form = useAddressForm(setHits);
  const { remove, problem, forget } = useDeleting(onClose);
  const frame = { isOpen: true, onClose, title: texts.title, texts: common } as const;
  if (!hits) {
    return (
      <Dialog
        {...frame}
        form={form}
        footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.check} isPending={form.isPending} />}
      >
        <TextArea autoFocus label={texts.addresses} description={texts.hint} rows={8} {...form.field("emails")} />
      </Dialog>
    );
  }
  const count = accountsOf(hits).length;
  const goBack = () => {
    setHits(null);
    forget();
  };
  return (
    <Dialog
      {...frame}
      description={texts.hits(count)}
      isDirty
      problem={problem}
      onSubmit={() => remove.run(hits)}
      footer={
        <>
          <Button onPress={goBack}>{texts.back}</Button>
          <Button type="submit" variant="danger" isPending={remove.isPending} isDisabled={count === 0}>
            {texts.confirm(count)}
          </Button>
        </>
      }
    >
      <AddressHits hits={hits} />
    </Dialog>
  );
}

const accountsOf = (hits: readonly AddressHit[]): AddressHit[] => hits.filter(({ state }) => state === "account");

const addresses = z.pipe(
  z.transform(({ emails }: { emails: string }) => ({ emails: readAddresses(emails) })),
  addressList,
);

function useAddressForm(setHits: (hits: AddressHit[]) => void) {
  const { many } = useTexts("admin");
  const lookUp = useAction("admin/look-up-users", (emails: string[]) => ({ body: { emails } }), { ofForm: true });
  return useForm({
    schema: addresses,
    initial: { emails: "" },
    check: ({ emails }) => {
      const wrong = firstWrong(emails);
      return wrong === undefined ? {} : { emails: many.invalid(wrong) };
    },
    send: async ({ emails }) => setHits(await lookUp.runAsync(emails)),
  });
}

function firstWrong(emails: string): string | undefined {
  const [, index] = addresses.safeParse({ emails }).error?.issues[0]?.path ?? [];
  return typeof index === "number" ? readAddresses(emails)[index] : undefined;
}

function useDeleting(onClose: () => void) {
  const { users } = useTexts("admin");
  const [problem, setProblem] = useState<string>();
  const remove = useAction(
    "admin/delete-users",
    (hits: AddressHit[]) => ({ body: { emails: accountsOf(hits).map(({ email }) => email) } }),
    {
      onFailed: (error) => setProblem(`${withColon(users.deleteFailed)} ${errorText(error)}`),
      onDone: onClose,
      says: { area: "admin", done: ({ many }, { deletedCount }) => many.deleted(deletedCount) },
    },
  );
  return { remove, problem, forget: () => setProblem(undefined) };
}
