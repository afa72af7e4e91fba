import { useUser } from "../../../../lib/session/session.ts";
import type { OpeningEntry } from "../../../../parts/request-messages/opening.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { answeringColleague, receivedOpening, sentOpening } from "../../request-frame/openings.ts";
import type { ListedRequest } from "../listed-request.ts";

interface RowFacts {
  name: string;
  image: string | null | undefined;
  /** Says which project the request is for. Absent without one. */
  project: string | undefined;
  /** Colleague who sent the request, and the area of the person. */
  about: string;
  /** The last message, or else the answer or the request. `author` is absent for the reader. */
  latest: Pick<OpeningEntry, "author" | "text"> | undefined;
}

/** Returns the function that gives what a row of the list shows of a request beside its state. */
export function useRowFacts(): (one: ListedRequest) => RowFacts {
  const { sent: texts } = useTexts("freelancers");
  const { received } = useTexts("projects");
  const { id: ownId } = useUser();
  return (one) => {
    if (one.kind === "sent") {
      const { request } = one;
      const { recipient, sender, project } = request;
      return {
        name: recipient.name,
        image: recipient.profileImage,
        project: project && texts.toProject(project.title),
        about: [sender.isOwn ? "" : texts.by(sender.name), recipient.activityArea].filter(Boolean).join(" · "),
        latest: latestOf(one, sentOpening(request)),
      };
    }
    const { request, project } = one;
    const name = request.requesterName || received.formerMember;
    const answerer = answeringColleague(request, ownId);
    return {
      name,
      image: request.requesterProfileImage,
      project: received.toProject(project.title),
      about: request.requesterActivityArea,
      latest: latestOf(one, receivedOpening(request, { name, answerer })),
    };
  };
}

function latestOf({ request: { conversation } }: ListedRequest, opening: OpeningEntry[]): RowFacts["latest"] {
  const last = conversation?.lastMessage;
  if (!last) return opening.findLast(({ text }) => text !== "");
  return { author: last.author.isOwn ? undefined : last.author.name, text: last.text };
}
