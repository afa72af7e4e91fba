import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { useUser } from "../../../../lib/session/session.ts";
import { authorName } from "../../../../parts/request-messages/author-name.ts";
import { useAgreedFacts } from "../../../../parts/request-messages/proposals/use-agreed-facts.ts";
import { useDatesText, waitingSlotsOf } from "../../../../parts/request-messages/proposals/use-dates-text.ts";
import { useLastProposal } from "../../../../parts/request-messages/proposals/use-last-proposal.ts";
import type { Texts } from "../../../../texts/areas.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { answeringColleague, receivedOpening, sentOpening } from "../../request-frame/openings.ts";
import type { ListedRequest } from "../listed-request.ts";
import { type Preview, previewOf } from "./row-preview.ts";

interface RowFacts {
  name: string;
  image: string | null | undefined;
  /** Says which project the request is for. Absent without one. */
  project: string | undefined;
  /** Colleague who sent the request, and the area of the person. */
  about: string;
  /** Text that the search finds, or else the last text that was written, in which a proposal is summed up. */
  preview: Preview | undefined;
  /** Agreed price and date, and proposed dates that wait for the answer of the company. Empty without any. */
  terms: string;
}

/**
 * Returns the function that gives what a row of the list shows of a request beside its state. `messages` are those in
 * which the search looks for `find`.
 */
export function useRowFacts(find: string): (one: ListedRequest, messages: readonly RequestMessage[]) => RowFacts {
  const { sent: texts } = useTexts("freelancers");
  const { received } = useTexts("projects");
  const { id: ownId } = useUser();
  const proposalOf = useProposalPreview();
  const termsOf = useTerms();
  return (one, messages) => {
    if (one.kind === "sent") {
      const { request } = one;
      const { recipient, sender, project } = request;
      const preview = previewOf(
        one,
        {
          ...{ name: recipient.name, opening: sentOpening(request), messages },
          ...{ proposal: proposalOf(one, recipient.name), wordlessAnswer: wordlessAnswer(request, texts.answered) },
        },
        find,
      );
      return {
        ...{ preview, terms: termsOf(one, preview) },
        name: recipient.name,
        image: recipient.profileImage,
        project: project && texts.toProject(project.title),
        about: [sender.isOwn ? "" : texts.by(sender.name), recipient.activityArea].filter(Boolean).join(" · "),
      };
    }
    const { request, project } = one;
    const name = request.requesterName || received.formerMember;
    const answerer = answeringColleague(request, ownId);
    const opening = receivedOpening(request, { name, answerer });
    const preview = previewOf(one, { name, opening, messages, proposal: proposalOf(one, name) }, find);
    return {
      ...{ name, preview, terms: termsOf(one, preview) },
      image: request.requesterProfileImage,
      project: received.toProject(project.title),
      about: request.requesterActivityArea,
    };
  };
}

/** Says how a freelancer has answered without a text. Undefined once somebody has written after the request. */
function wordlessAnswer(
  { status, reply, conversation, recipient }: SentProjectRequest,
  answered: Texts["freelancers"]["sent"]["answered"],
): Preview | undefined {
  if (status === "pending" || reply !== "" || conversation?.lastMessage) return undefined;
  return { author: recipient.name, text: answered[status] };
}

/** Returns the function that sums up the proposal in the last message, with its author. */
function useProposalPreview(): (one: ListedRequest, name: string) => Preview | undefined {
  const proposalOf = useLastProposal();
  return ({ request: { conversation } }, name) => {
    const text = conversation && proposalOf(conversation);
    const author = conversation?.lastMessage?.author;
    return text && author ? { text, author: authorName(author, name) } : undefined;
  };
}

/**
 * Returns the function that sums up what was agreed under a request, and the dates that wait for an answer unless the
 * preview names them.
 */
function useTerms(): (one: ListedRequest, preview: Preview | undefined) => string {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const agreedOf = useAgreedFacts();
  const datesText = useDatesText();
  return ({ request }, preview) => {
    const slots = waitingSlotsOf(request);
    const dates = slots.length > 0 ? datesText(slots) : "";
    const waiting = dates === preview?.text || dates === "" ? [] : [texts.openDates(dates)];
    return [...agreedOf(request), ...waiting].join(" · ");
  };
}
