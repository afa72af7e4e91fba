import type { FreelancerProfile as Profile } from "@linkedpotential/contract/freelancers/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { focusAfterOverlay } from "../../../lib/focus/focus.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { SkillList } from "../../../parts/people/skill-list.tsx";
import { euro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { PictureButton } from "../../../ui/picture-button.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { freelancerQuery } from "../api.ts";
import { ForProject } from "../projects/for-project.tsx";
import { LastSignIn } from "../search/last-sign-in.tsx";
import { useNamed } from "../sent/use-name-of.ts";
import { useCurrentRequests } from "../sent/use-requests-of.ts";
import { ShortlistNote } from "../shortlist/shortlist-note.tsx";
import type { FreelancerView } from "../use-freelancer-address.ts";
import { AcceptedRequest } from "./accepted-request.tsx";
import { LanguageList, ReferenceList } from "./offer-facts.tsx";
import { ProfileActions } from "./profile-actions.tsx";
import { ProjectContact } from "./project-contact.tsx";
import { RequestHistory } from "./request-history.tsx";

interface FreelancerProfileProps {
  userId: number;
  /** View from which the profile was opened. */
  backTo: FreelancerView | "comparison" | "candidates";
  onClose: () => void;
}

export function FreelancerProfile({ userId, backTo, onClose }: FreelancerProfileProps) {
  const { profile: texts } = useTexts("freelancers");
  return (
    <div ref={focusAfterOverlay} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5"
        icon={<ArrowLeft size={16} aria-hidden />}
        onPress={onClose}
      >
        {texts.back[backTo]}
      </Button>
      <ForProject>
        <LoadBoundary
          skeleton={
            <Loading label={texts.loading} className="w-full">
              <CardSkeleton className="h-96" />
            </Loading>
          }
          failed={texts.failed}
          explain={(error) => isRefusal(error, "freelancer.not_found") && <Gone />}
        >
          <Loaded userId={userId} />
        </LoadBoundary>
      </ForProject>
    </div>
  );
}

function Loaded({ userId }: { userId: number }) {
  const { data: person } = useSuspenseQuery(freelancerQuery(userId));
  const named = useNamed(person.requests);
  const requests = useCurrentRequests(person);
  return <ProfileCard person={{ ...named(person), requests }} />;
}

function ProfileCard({ person }: { person: Profile }) {
  const { profile: texts, skills, dayRate: rate } = useTexts("freelancers");
  const { picture, enlarge } = useTexts("posts");
  const common = useTexts("common");
  const { name, activityArea, availability, description, requests, projectContact } = person;
  const { dayRate, languages, references } = person;
  const accepted = requests.find(({ status }) => status === "accepted");
  return (
    <article aria-labelledby="freelancer-name" className="card flex w-full min-w-0 flex-col gap-6 p-5 md:p-8">
      <header className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-3">
        <PictureButton
          name={name}
          image={person.profileImage}
          label={enlarge(name)}
          alt={picture(name)}
          texts={common}
        />
        <div className="min-w-0 flex-1 basis-48">
          <h1 id="freelancer-name" className="font-semibold text-lg [overflow-wrap:anywhere] md:text-xl">
            {name}
          </h1>
          {activityArea && <p className="text-ink-muted text-sm [overflow-wrap:anywhere]">{activityArea}</p>}
          <LastSignIn lastSignIn={person.lastSignIn} />
        </div>
      </header>
      {accepted && <AcceptedRequest request={accepted} />}
      {projectContact && <ProjectContact contact={projectContact} person={person} />}
      <ProfileActions person={person} />
      <ShortlistNote person={person} />
      <RequestHistory person={person} />
      <dl className="grid max-w-3xl gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Fact term={texts.dayRate}>{dayRate === null ? rate.onRequest : rate.from(euro(dayRate))}</Fact>
          <Fact term={texts.availability}>{availability}</Fact>
        </div>
        <Fact term={texts.about}>{description}</Fact>
        <Fact term={skills}>{person.skills.length > 0 && <SkillList label={skills} skills={person.skills} />}</Fact>
        <Fact term={texts.languages}>{languages.length > 0 && <LanguageList languages={languages} />}</Fact>
        <Fact term={texts.references}>{references.length > 0 && <ReferenceList references={references} />}</Fact>
      </dl>
      {!accepted && <p className="max-w-2xl border-line border-t pt-4 text-ink-muted text-sm">{texts.contact}</p>}
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  const { nothing } = useTexts("freelancers").profile;
  return (
    <div>
      <dt className="font-medium text-sm">{term}</dt>
      <dd className="mt-1 whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">
        {children || <span className="text-ink-muted">{nothing}</span>}
      </dd>
    </div>
  );
}

function Gone() {
  const { gone, goneHint } = useTexts("freelancers").profile;
  return <EmptyState icon={<UserX size={20} aria-hidden />} title={gone} description={goneHint} />;
}
