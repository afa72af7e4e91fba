import type { Company, Member } from "@linkedpotential/contract/business/company/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { Ellipsis, KeyRound, UserMinus } from "lucide-react";
import { useToday } from "../../../lib/use-today.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import type { Question } from "./team-question.tsx";

interface MemberListProps {
  company: Company;
  onAsk: (question: Question) => void;
}

export function MemberList({ company, onAsk }: MemberListProps) {
  const { team: texts } = useTexts("business");
  const { memberId, isOwner, members } = company;
  return (
    <section aria-labelledby="members">
      <h3 id="members" className="font-semibold text-sm">
        {texts.members}
      </h3>
      <ul className="divide-y divide-line">
        {members
          .filter(({ hasLeft }) => !hasLeft)
          .map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-3 py-2.5">
              <Avatar name={member.name ?? ""} image={member.profileImage} />
              <MemberText member={member} isSelf={member.id === memberId} />
              {isOwner && member.id !== memberId && <MemberMenu member={member} onAsk={onAsk} />}
              {!isOwner && member.id === memberId && (
                <Button size="sm" onPress={() => onAsk({ action: "leave" })}>
                  {texts.leave}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

function MemberText({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const { team: texts } = useTexts("business");
  const language = useLanguage();
  const today = useToday();
  const { name, isOwner, lastActiveOn } = member;
  const active =
    lastActiveOn === null
      ? texts.neverActive
      : lastActiveOn === today
        ? texts.activeToday
        : texts.activeOn(dateText(lastActiveOn, language));
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm [overflow-wrap:anywhere]">
        {isSelf ? texts.self(name ?? "") : name}
        <Badge tone={isOwner ? "accent" : "neutral"}>{isOwner ? texts.owner : texts.member}</Badge>
      </p>
      <p className="text-ink-muted text-xs">{active}</p>
    </div>
  );
}

function MemberMenu({ member, onAsk }: { member: Member; onAsk: (question: Question) => void }) {
  const { team: texts } = useTexts("business");
  return (
    <LazyMenu
      trigger={<IconButton label={texts.more(member.name ?? "")} icon={<Ellipsis size={16} />} />}
      placement="bottom end"
      actions={[
        {
          id: "hand-over",
          label: texts.handOver,
          icon: <KeyRound size={16} />,
          onAction: () => onAsk({ action: "handOver", member }),
        },
        {
          id: "remove",
          label: texts.remove,
          icon: <UserMinus size={16} />,
          onAction: () => onAsk({ action: "remove", member }),
        },
      ]}
    />
  );
}
