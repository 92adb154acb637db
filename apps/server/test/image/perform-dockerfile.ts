import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Copy, DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';

/** The result of a Dockerfile, in a folder instead of an image. */
export interface PerformedImage {
  /** The working directory of the image. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

interface Stage extends PerformedImage {
  /** The folder that stands for the root of the image's file system. */
  readonly root: string;
  readonly name: string | undefined;
}

/**
 * Performs the steps of a Dockerfile in an empty folder, for machines without containers. It skips the commands of the
 * last stage, because they make users and owners, which only an image has. All steps are read from the file, so the two
 * cannot drift apart. An unknown instruction fails.
 */
export function performDockerfile(file: string, folder: string): PerformedImage {
  const stages: Stage[] = [];
  const instructions = DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions();
  const last = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
  for (const [index, instruction] of instructions.entries()) {
    const stage = stages.at(-1);
    if (instruction.getKeyword() === 'FROM') {
      const name = (instruction as From).getBuildStage() ?? undefined;
      stages.push(emptyStage(join(folder, name ?? 'image'), name));
    } else if (stage) {
      const around = { stages, context: dirname(file), isLast: index > last };
      Object.assign(stage, perform(instruction, stage, around));
    } else {
      throw new Error('The Dockerfile does something before its first FROM.');
    }
  }
  const image = stages.at(-1);
  if (!image) throw new Error('The Dockerfile has no FROM.');
  return image;
}

interface Around {
  readonly stages: readonly Stage[];
  readonly context: string;
  readonly isLast: boolean;
}

/** Performs an instruction, and returns the members of its stage that it changes. */
function perform(instruction: Instruction, stage: Stage, around: Around): Partial<Stage> {
  const content = instruction.getArgumentsContent() ?? '';
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      mkdirSync(inside(stage, content), { recursive: true });
      return { folder: inside(stage, content) };
    case 'COPY':
      copy(instruction as Copy, stage, around);
      return {};
    case 'RUN':
      if (!around.isLast) run(content, stage);
      return {};
    case 'ENV':
      return { env: { ...stage.env, ...variables(instruction as Env, stage) } };
    case 'USER':
      return { user: content };
    case 'HEALTHCHECK':
      return { healthcheck: wordsOf(instruction) };
    case 'ENTRYPOINT':
      return { entrypoint: wordsOf(instruction) };
    case 'EXPOSE':
    case 'VOLUME':
      return {};
    default:
      throw new Error(`Nobody knows here what ${instruction.getKeyword()} ${content} does.`);
  }
}

/** The words of a command. It is written as a JSON list, after the options of its instruction. */
function wordsOf(instruction: Instruction): string[] {
  const text = instruction.getTextContent();
  return JSON.parse(text.slice(text.indexOf('[')));
}

function emptyStage(root: string, name: string | undefined): Stage {
  mkdirSync(root, { recursive: true });
  return { root, name, folder: root, env: {}, user: undefined, entrypoint: [], healthcheck: [] };
}

/** The path in the folder for a path in the image. */
function inside(stage: Stage, path: string): string {
  return path.startsWith('/') ? join(stage.root, path) : join(stage.folder, path);
}

function copy(instruction: Copy, stage: Stage, { stages, context }: Around): void {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  const target = inside(stage, words.pop() ?? '');
  const from = instruction
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue();
  if (from === undefined) {
    if (words.join() !== '.') throw new Error('Only the whole folder can be copied here.');
    copyCheckedIn(context, target);
    return;
  }
  const source = stages.find(({ name }) => name === from);
  if (!source) throw new Error(`There is no stage "${from}" to copy from.`);
  for (const word of words) {
    const path = inside(source, word);
    // COPY of a folder copies what is inside it. A file keeps its name.
    cpSync(path, word.endsWith('LICENSE') ? join(target, 'LICENSE') : target, { recursive: true });
  }
}

/** Copies what a container builder would get: `.dockerignore` leaves out files that Git ignores. */
function copyCheckedIn(from: string, to: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const names = execFileSync('git', args, { cwd: from, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const name of names) cpSync(join(from, name), join(to, name), { verbatimSymlinks: true });
}

function run(command: string, { folder, env }: Stage): void {
  // As in an image, the command does not see the options of this process.
  const { NODE_OPTIONS: _, ...variables } = process.env;
  execFileSync('sh', ['-c', command], { cwd: folder, env: { ...variables, ...env }, stdio: 'pipe' });
}

function variables(instruction: Env, stage: Stage): Record<string, string> {
  return Object.fromEntries(
    instruction.getProperties().map((property) => {
      const value = property.getValue() ?? '';
      return [property.getName(), value.startsWith('/') ? inside(stage, value) : value];
    }),
  );
}
