import { Clapperboard, LetterText } from "lucide-react";
import { TemplateEditor } from "../../../parts/templates/template-editor.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdoptSample } from "../parts/use-adopt-sample.tsx";
import { SamplePicture } from "./pictures/sample-picture.tsx";
import { PostTemplate } from "./post-template.tsx";
import { type PostTypeId, postTypes } from "./post-types.ts";

interface PostTypeProps {
  type: PostTypeId;
  createTask: (title: string) => void;
}

export function PostType({ type, createTask }: PostTypeProps) {
  const texts = useTexts("guides");
  const { title, description, medium, picture, posts } = useTexts("guides/post-types")[type];
  const { icon: Icon, color, wordCount } = postTypes[type];
  const list = { namespace: "personal-branding", templateKey: type };
  const { editors, adopt, confirmation } = useAdoptSample(list);
  return (
    <div className="grid min-w-0 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr]">
      <header className="flex min-w-0 flex-col gap-3">
        <h2 className="flex items-center gap-2.5 text-balance font-semibold text-lg">
          <Icon size={20} aria-hidden className="shrink-0 text-accent-text" />
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-base text-ink-muted">{description}</p>
        <div className="flex flex-wrap gap-2">
          <Badge tone={color} icon={<LetterText size={12} aria-hidden />}>
            {texts.posts.words(...wordCount)}
          </Badge>
          <Badge icon={<Clapperboard size={12} aria-hidden />}>{medium}</Badge>
        </div>
      </header>
      <SamplePicture type={type} description={picture} />
      <div className="flex min-w-0 flex-col gap-6">
        {posts.map((post) => (
          <PostTemplate key={post.id} post={post} onAdopt={adopt} />
        ))}
        <div ref={editors}>
          <TemplateEditor {...list} title={texts.ownPosts} channel="post" createTask={createTask} />
        </div>
      </div>
      {confirmation}
    </div>
  );
}
