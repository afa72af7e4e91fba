import { messageWays } from "@linkedpotential/contract/accounts/message-ways";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { focusOnMount } from "../../../../lib/focus/focus.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { type Message, useSendTest } from "./use-send-test.ts";

interface MessageReviewProps {
  users: readonly ListedUser[];
  message: Message;
}

/** Shows how many accounts a message goes to, and the mail as the first person who can be reached reads it. */
export function MessageReview({ users, message: { subject, text } }: MessageReviewProps) {
  const { review: texts } = useTexts("admin-message");
  const reachable = users.filter(isReachable);
  const missing = users.length - reachable.length;
  const first = reachable[0] ?? users[0];
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div ref={focusOnMount} tabIndex={-1} className="outline-none">
        <p className="font-medium">{texts.recipients(users.length)}</p>
        {missing > 0 && <p className="text-warn-text">{texts.unreachable(missing)}</p>}
      </div>
      {first && <p>{texts.firstReads(first.name)}</p>}
      <section
        aria-label={texts.label}
        className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-4 [overflow-wrap:anywhere]"
      >
        <h3 className="font-semibold">{subject}</h3>
        {first && <p>{texts.greeting(first.name)}</p>}
        <p className="whitespace-pre-line">{text}</p>
        <p className="text-ink-muted">{texts.about}</p>
      </section>
      <p className="text-ink-muted text-xs">{texts.languageHint}</p>
    </div>
  );
}

function isReachable({ mailBounced: isBounced, ...user }: ListedUser): boolean {
  const { isMailed, isNotified } = messageWays({ ...user, isBounced });
  return isMailed || isNotified;
}

interface ReviewButtonsProps {
  message: Message;
  submitLabel: string;
  isPending: boolean;
  onBack: () => void;
}

/** Buttons below the preview: back to the fields, a test to the admin, and the message to all. */
export function ReviewButtons({ message, submitLabel, isPending, onBack }: ReviewButtonsProps) {
  const { review: texts } = useTexts("admin-message");
  const test = useSendTest();
  return (
    <>
      <Button isDisabled={isPending} onPress={onBack}>
        {texts.back}
      </Button>
      <Button isDisabled={isPending} isPending={test.isPending} onPress={() => test.run(message)}>
        {texts.test}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {submitLabel}
      </Button>
    </>
  );
}
