import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import { type NewHiding, newHiding } from "@linkedpotential/contract/moderation/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { useTexts } from "../../texts/texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import type { ModeratedPerson } from "./api.ts";
import { GroundField, StatementField } from "./decision-fields.tsx";

interface ModerateDialogProps {
  person: ModeratedPerson;
  /** Absent to hide the person's profile. */
  post: { id: number; title: string } | undefined;
  onClose: () => void;
}

interface Values {
  userId: number;
  postId: number | null;
  ground: HidingGround | undefined;
  statement: string;
}

/** Form in which an admin hides content that nobody reported. The person receives the reasons (Art. 17 DSA). */
export function ModerateDialog({ person: { userId, name }, post, onClose }: ModerateDialogProps) {
  const { moderation: texts } = useTexts("admin-work");
  const common = useTexts("common");
  const hide = useAction("moderation/hide", (body: NewHiding) => ({ body }), {
    isForm: true,
    toasts: {
      area: "admin-work",
      done: ({ moderation }) => ({ title: moderation.done, description: moderation.doneHint }),
    },
  });
  const initial: Values = { userId, postId: post?.id ?? null, ground: undefined, statement: "" };
  const form = useForm({
    schema: newHiding,
    initial,
    onSubmit: async (body) => {
      await hide.runAsync(body);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={post ? texts.ofPost : texts.ofPerson(name)}
      description={
        <span className="[overflow-wrap:anywhere]">
          {post ? `${texts.about(post.title)} ${texts.effects.post}` : texts.effects.profile}
        </span>
      }
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.hide} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="ground">
          {(field) => <GroundField {...field} />}
        </FormField>
        <FormField form={form} name="statement">
          {(field) => <StatementField {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
