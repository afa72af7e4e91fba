import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { Link } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { PostCard } from "../../../parts/posts/card/post-card.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { RequestConversation } from "../../../parts/request-messages/request-conversation.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { SharedContact } from "../person/shared-contact.tsx";
import type { SentItem } from "./use-sent-requests.ts";

interface SentCardProps {
  item: SentItem;
  onOpen: () => void;
  onWithdraw: () => void;
}

export function SentCard({ item: { post, request }, onOpen, onWithdraw }: SentCardProps) {
  const { sent: texts } = useTexts("network");
  const { withdraw } = useTexts("posts");
  const { timezone } = useUser();
  const language = useLanguage();
  const sentAt = dateText(today(new Date(request.createdAt), timezone), language);
  const answerer = request.contact?.name ?? request.answeredBy?.name ?? post.author.name;
  const isPending = request.status === "pending";
  const conversation = (
    <RequestConversation
      requestId={request.id}
      name={answerer}
      company={request.contact?.company}
      order={{ name: answerer, contact: request.contact, project: post.title, request: request.message }}
      opening={openingOf(request, answerer)}
      isAccepted={request.status === "accepted" && post.type === "project"}
      messages={request.conversation}
      addressId={post.id}
    />
  );
  return (
    <PostCard
      post={post}
      menu={<ModerationMenu person={{ userId: post.userId, name: post.author.name }} post={post} />}
      onOpen={onOpen}
    >
      <section aria-label={texts.message} className="flex flex-col gap-3 border-line border-t pt-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <h3 className="font-medium">{texts.message}</h3>
          <RequestStatus status={request.status} label={texts.status[request.status]} progress={request.progress} />
          <span className="text-ink-muted text-xs">{texts.sentAt(sentAt)}</span>
        </div>
        {isPending && conversation}
        {request.contact && <SharedContact contact={request.contact} />}
        {isPending ? (
          <Button size="sm" className="self-start" onPress={onWithdraw}>
            {withdraw.open}
          </Button>
        ) : (
          <Link
            to={{ search: "section=community&view=network&tab=network" }}
            className={buttonClass("secondary", "sm", "self-start")}
          >
            {texts.toPeople}
          </Link>
        )}
        {!isPending && conversation}
      </section>
    </PostCard>
  );
}

const openingOf = ({ message, createdAt, reply = "", answeredAt }: SentItem["request"], answerer: string) => [
  { kind: "request" as const, text: message, isOwnSide: true, createdAt },
  { kind: "acceptance" as const, text: reply, author: answerer, isOwnSide: false, createdAt: answeredAt },
];
