import { CalendarClock, Hourglass } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { FileMark } from "../../../../parts/request-messages/attachments/file-mark.tsx";
import { useMessageAge } from "../../../../parts/request-messages/message-age.tsx";
import { useAgreedDate } from "../../../../parts/request-messages/proposals/use-agreed-facts.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { Availability } from "../../search/availability.tsx";
import { DayRate } from "../../search/day-rate.tsx";
import { useProfileAddress } from "../../search/profile-link.tsx";
import { messagePreview } from "../../sent/inbox/row-preview.ts";
import { useRowFacts } from "../../sent/inbox/use-row-facts.ts";
import { type ListedRequest, lastActivityOf } from "../../sent/listed-request.ts";
import { OfferLine } from "../../sent/offer-line.tsx";
import { useShortlistEntry } from "../../shortlist/api.ts";
import { useChosen } from "../../shortlist/use-chosen.ts";
import { useDaysWaiting } from "../../unanswered/use-days-waiting.ts";
import { useDayText } from "../../use-day-text.ts";
import { CandidateActions } from "./candidate-actions.tsx";
import type { Candidate } from "./candidates.ts";
import { useProfiles } from "./use-profiles.ts";

interface CandidateCardProps {
  candidate: Candidate;
  ref: Ref<HTMLLIElement> | undefined;
}

/** Shows a candidate with what decides: offer, profile, note, last message and state, and what can be done next. */
export function CandidateCard({ candidate, ref }: CandidateCardProps) {
  const { current, userId, hasProfile, offer } = candidate;
  const { name } = useRowFacts("")(current, []);
  const { chosen } = useChosen();
  return (
    <li
      ref={ref}
      tabIndex={-1}
      aria-label={name}
      className={cx(
        "card flex min-w-0 flex-col gap-2 p-3 text-sm outline-none",
        chosen.includes(userId) && "border-accent",
      )}
    >
      <Head candidate={candidate} />
      {offer && <OfferLine offer={offer} />}
      <AgreedDate candidate={candidate} />
      {hasProfile && <ProfileFacts userId={userId} hasOffer={offer !== undefined} />}
      <Note userId={userId} />
      <LastActivity candidate={candidate} />
      <CandidateActions candidate={candidate} name={name} />
    </li>
  );
}

function Head({ candidate: { userId, current, hasProfile } }: Pick<CandidateCardProps, "candidate">) {
  const { selection, openOf } = useTexts("freelancers");
  const { chosen, choose } = useChosen();
  const { name, image } = useRowFacts("")(current, []);
  const [profile] = useProfiles(hasProfile ? [userId] : []).profiles;
  const profileAddress = useProfileAddress(userId);
  return (
    <div className="flex min-w-0 items-start gap-2.5">
      <Avatar name={name} image={image ?? null} />
      <div className="min-w-0 flex-1">
        <h5 className="font-semibold [overflow-wrap:anywhere]">
          {profile ? (
            <Link to={profileAddress} aria-label={openOf(name)} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h5>
        <p className="hyphens-auto text-ink-muted text-xs [overflow-wrap:anywhere]">{areaOf(current)}</p>
      </div>
      {profile && (
        <Checkbox
          aria-label={selection.choose(name)}
          isSelected={chosen.includes(userId)}
          onChange={(isOn) => choose(userId, isOn)}
          className="pointer-coarse:-m-2"
        />
      )}
    </div>
  );
}

const areaOf = (one: ListedRequest): string =>
  one.kind === "sent" ? one.request.recipient.activityArea : one.request.requesterActivityArea;

interface ProfileFactsProps {
  userId: number;
  /** Whether the price of an offer is shown, instead of the day rate. */
  hasOffer: boolean;
}

/** Shows day rate and availability. Shows nothing for an invisible profile. */
function ProfileFacts({ userId, hasOffer }: ProfileFactsProps) {
  const { profiles, isPending } = useProfiles([userId]);
  const [profile] = profiles;
  if (isPending) return <Skeleton className="h-5 w-36" />;
  if (!profile) return null;
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
      {!hasOffer && <DayRate rate={profile.dayRate} />}
      <Availability availability={profile.availability} />
    </div>
  );
}

/** Shows the note of the company about a freelancer on its shortlist. */
function Note({ userId }: Pick<Candidate, "userId">) {
  const { shortlist } = useTexts("freelancers");
  const note = useShortlistEntry(userId)?.note;
  if (!note) return null;
  return (
    <p className="whitespace-pre-line rounded-md bg-sunken px-2.5 py-1.5 text-xs [overflow-wrap:anywhere]">
      <span className="font-medium">{`${shortlist.note}: `}</span>
      {note}
    </p>
  );
}

/** Shows the agreed date that comes next. */
function AgreedDate({ candidate: { current, furthest } }: Pick<CandidateCardProps, "candidate">) {
  const dateOf = useAgreedDate();
  const date = dateOf(current.request.conversation) ?? dateOf(furthest.request.conversation);
  if (!date) return null;
  return (
    <p className="flex items-start gap-2">
      <CalendarClock size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
      <span className="tabular-nums">{date}</span>
    </p>
  );
}

/** Shows what is unread, when the last message was written, and its text. */
function LastActivity({ candidate: { current, unread, isNew, group, offer } }: Pick<CandidateCardProps, "candidate">) {
  const { sent } = useTexts("freelancers");
  const { unread: unreadText, you } = useTexts("request-messages");
  const { name, preview: latest } = useRowFacts("")(current, []);
  // The card shows an offer above, so that the preview need not.
  const message = offer && current.request.conversation?.lastMessage;
  const preview = message ? messagePreview(message, name) : latest;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs [overflow-wrap:anywhere]">
        {isNew && (unread > 0 || group !== "applied") && (
          <Badge tone="accent">{unread > 0 ? unreadText(unread) : sent.isNew}</Badge>
        )}
        <When one={current} />
      </p>
      {preview && group !== "asked" && (
        <p className="line-clamp-2 text-pretty text-ink-muted [overflow-wrap:anywhere]">
          {preview.author !== name && `${preview.author ?? you}: `}
          {preview.hasFile && <FileMark />}
          {preview.text}
        </p>
      )}
    </div>
  );
}

/** Says how long ago the last message was written. Without one, says since when the request has waited. */
function When({ one }: { one: ListedRequest }) {
  const { candidates: texts } = useTexts("projects");
  const { sent, profile } = useTexts("freelancers");
  const daysOf = useDaysWaiting();
  const dayText = useDayText();
  const ageOf = useMessageAge();
  const { createdAt, conversation } = one.request;
  const date = dayText(createdAt);
  if (conversation) return texts.lastMessage(ageOf(lastActivityOf(one)));
  if (one.kind === "received") return profile.hasAppliedOn(date);
  const days = daysOf(one.request);
  if (days !== undefined) {
    return (
      <span className="flex items-center gap-1.5 font-medium text-warn-text">
        <Hourglass size={14} aria-hidden className="shrink-0" />
        {sent.unanswered(days)}
      </span>
    );
  }
  const { sender } = one.request;
  return sender.isOwn ? profile.askedOn(date) : profile.askedBy(sender.name, date);
}
