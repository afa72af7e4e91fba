import { GuideArticle, GuideSection } from "../../../parts/guides/guide-article.tsx";
import { AddressChoice } from "../../../parts/templates/address/address-choice.tsx";
import { useFormOfAddress, versionFor } from "../../../parts/templates/address/form-of-address.ts";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import { MarkedText } from "../../../parts/templates/placeholders/marked-text.tsx";
import type { SampleMessage } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { GuideChecklist } from "./guide-checklist.tsx";
import { type BusinessGuide, legalGuides } from "./guide-list.ts";

interface BusinessGuideArticleProps {
  guide: BusinessGuide;
  onClose: () => void;
}

export function BusinessGuideArticle({ guide, onClose }: BusinessGuideArticleProps) {
  const { page, guides } = useTexts("guides/business");
  const { title, description, sections, checklist, sample } = guides[guide];
  const note = legalGuides.includes(guide) ? page.note : undefined;
  return (
    <GuideArticle level={1} title={title} description={description} note={note} back={page.back} onClose={onClose}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-8">
          {sections.map((section) => (
            <GuideSection key={section.title} level={2} section={section} />
          ))}
          <Sample sample={sample} />
        </div>
        <aside className="min-w-0 self-start rounded-lg bg-sunken/60 p-5 ring-1 ring-line ring-inset lg:sticky lg:top-20">
          <GuideChecklist name={`business.${guide}`} checklist={checklist} />
        </aside>
      </div>
    </GuideArticle>
  );
}

function Sample({ sample }: { sample: SampleMessage }) {
  const { page } = useTexts("guides/business");
  const copy = useCopy();
  const [form, setForm] = useFormOfAddress(undefined);
  const { title } = sample;
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line">
      <figcaption className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b bg-sunken/60 py-1 pr-1.5 pl-4">
        <h2 className="min-w-0 flex-1 font-medium text-sm">{title}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon={<CopyIcon isCopied={copy.copied === title} />}
          aria-label={`${page.copy}: ${title}`}
          onPress={() => copy.start(title, sample, title)}
        >
          {page.copy}
        </Button>
      </figcaption>
      <AddressChoice messages={[sample]} value={form} onChange={setForm} className="px-4 pt-4" />
      <p className="whitespace-pre-wrap p-4 text-sm leading-6 [overflow-wrap:anywhere]">
        <MarkedText text={versionFor(sample, form)} />
      </p>
      <CopyDialogs copy={copy} channel={undefined} />
    </figure>
  );
}
