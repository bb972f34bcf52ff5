import type { Language } from "../base/texts.ts";

/**
 * The words by which texts name a term, as regular expressions of whole words with commas between
 * them; `*` is any ending. Cases and plurals are forms, too. A term that is too common a word to be
 * marked wherever it stands, such as `running`, is in the glossary and not here.
 */
export const forms = {
  assist: { en: "GC assists?, assists?", ru: "помощ(?:ь|и|ью) GC" },
  asynchronous: { en: "async(?:hronous)? preemption", ru: "асинхронн* вытеснени*" },
  batch: { en: "batch(?:es)?", ru: "пачк*, пачек" },
  blockingio: {
    en: "blocking (?:I/O|reads?|writes?|calls?)",
    ru: "блокирующ* ввод*(?:-вывод*)?, блокирующ* (?:чтени|запис|вызов)*",
  },
  breakpoint: { en: "breakpoints?", ru: "точ(?:ка|ки|ке|ку|кой|ек|кам|ками|ках) останова" },
  bufferedchannel: { en: "buffered channels?", ru: "буферизованн* канал*" },
  concurrency: { en: "concurrency, concurrent(?:ly)?", ru: "конкурентн*" },
  contention: { en: "contention, contended", ru: "конкуренци* за блокировк*" },
  contextswitch: {
    en: "(?:context|thread) switch(?:es)?",
    ru: "переключени* (?:контекст|поток)*",
  },
  cooperative: { en: "cooperative(?:ly)?(?: preemption)?", ru: "кооперативн*(?: вытеснени*)?" },
  core: { en: "cores?", ru: "ядр(?:о|а|у|ом|е|ер|ам|ами|ах) процессор*, процессорн* ядр*" },
  descriptor: { en: "(?:file )?descriptors?", ru: "(?:файлов* )?дескриптор*" },
  fairness: { en: "fairness", ru: "справедливост*" },
  fastpath: { en: "fast paths?", ru: "быстр* пут*" },
  gc: {
    en: "garbage collect(?:or|ion)s?, collector, GC",
    ru: "сборщик*(?: мусора)?, сбор(?:к*|ок) мусора, GC",
  },
  globalqueue: { en: "global (?:run )?queues?", ru: "глобальн* очеред*(?: выполнения)?" },
  goroutine: { en: "goroutines?", ru: "горутин*" },
  handoff: {
    en: "hand-offs?, hand(?:s|ed|ing)? off",
    ru: "переда* (?:P|процессор(?:а|ы|ов)?)",
  },
  heap: { en: "heaps?", ru: "куч(?:а|и|е|у|ей|ам|ах)?" },
  idle: { en: "idle", ru: "простаива*" },
  kernelthread: { en: "kernel threads?", ru: "поток(?:а|у|ом|е|и|ов|ам|ами|ах)? ядра" },
  latency: { en: "latency, latencies", ru: "задержк*, задержек" },
  leak: { en: "leak(?:s|ed|ing)?", ru: "утеч(?:к*|ек), утек*" },
  localqueue: { en: "local (?:run )?queues?", ru: "локальн* очеред*(?: выполнения)?" },
  lock: { en: "locks?", ru: "блокировк*, блокировок" },
  mark: { en: "marking, mark (?:phase|workers?)", ru: "маркиров*, маркиру*" },
  multiplexing: { en: "multiplex*", ru: "мультиплексир*" },
  netpoller: { en: "(?:network )?pollers?", ru: "(?:сетев* )?поллер*" },
  nonblockingio: {
    en: "nonblocking (?:I/O|reads?|writes?|calls?)",
    ru: "неблокирующ* ввод*(?:-вывод*)?, неблокирующ* (?:чтени|запис|вызов)*",
  },
  osthread: { en: "(?:OS )?threads?", ru: "поток(?:а|у|ом|е|и|ов|ам|ами|ах)?(?: ОС)?" },
  overflow: { en: "overflow(?:s|ed|ing)?", ru: "переполн*" },
  parallelism: { en: "parallelism, (?:in )?parallel", ru: "параллел*" },
  park: { en: "park(?:s|ed|ing)?", ru: "парк(?:у|ов)*, припарк*" },
  preemption: { en: "preempt*", ru: "вытесн*" },
  processor: {
    en: "(?:logical )?processors?",
    ru: "(?:логическ* )?процессор(?:а|у|ом|е|ы|ов|ам|ами|ах)?",
  },
  prologue: {
    en: "prologues?(?: of (?:a|the) function)?",
    ru: "пролог(?:а|у|ом|е|и|ов|ах)?(?: функци*)?",
  },
  quota: { en: "quotas?", ru: "квот(?:а|ы|е|у|ой)?" },
  retake: {
    en: "retak(?:e|es|en|ing), retook",
    ru: "отобра(?:л|н|ть)*(?: P)?, от(?:бира|бер)*(?: P)?",
  },
  ringbuffer: { en: "ring buffers?, rings?", ru: "кольцев* буфер*, кольц(?:о|а|у|ом|е)" },
  root: { en: "(?:GC )?roots?", ru: "корнев* ссыл*" },
  runnable: { en: "runnable", ru: "готов* к выполнению" },
  runnext: { en: "runnext", ru: "(?:слот(?:а|у|ом|е|ы|ов)? )?runnext" },
  runqueue: { en: "run queues?", ru: "очеред* выполнения" },
  runtime: { en: "runtime", ru: "сред* выполнения" },
  safepoint: { en: "safe points?", ru: "безопасн* точ*" },
  scheduler: { en: "schedulers?", ru: "планировщик*" },
  schedulingloop: { en: "sched(?:uling|ule) loops?", ru: "цикл* планирования" },
  semaphore: { en: "semaphores?", ru: "семафор*" },
  signalhandler: { en: "signal handlers?", ru: "обработчик* сигнал*" },
  slowpath: { en: "slow paths?", ru: "медленн* пут*" },
  spinning: { en: "spinning", ru: "вращени*, враща(?:ет|ют|ть)ся, вращающ*" },
  stackgrowth: {
    en: "stack growth, grow(?:s|ing)? (?:its|the|a) stack",
    ru: "рост* стека, стек раст[её]т",
  },
  stackguard: { en: "stack guards?", ru: "защит* стека" },
  starvation: { en: "starv*", ru: "голода*" },
  stoptheworld: {
    en: "stop(?:s|ped|ping)?[ -]the[ -]world, the world (?:is )?stop(?:s|ped)",
    ru: "остан* мир(?:а)?",
  },
  sweep: { en: "sweep(?:s|er|ers|ing)?", ru: "очистк*" },
  syscall: { en: "sys(?:tem )?calls?", ru: "системн* вызов*" },
  sysmon: { en: "system monitor, sysmon", ru: "системн* монитор*, sysmon" },
  throttling: { en: "throttl*", ru: "троттлинг*" },
  throughput: { en: "throughput", ru: "пропускн* способност*" },
  tick: { en: "ticks?", ru: "тик(?:а|у|ом|е|и|ов|ам|ами|ах)?" },
  timer: { en: "timers?", ru: "таймер*" },
  timeslice: { en: "time slices?", ru: "квант(?:а|у|ом|е|ы|ов)?(?: времени)?" },
  trace: { en: "traces?", ru: "трассировк*, трассировок" },
  victim: { en: "victims?", ru: "жертв*" },
  wake: {
    en: "wak(?:e|es|ing)(?: up)?, woken?(?: up)?",
    ru: "пробужд*, буд[ия]т, разбу*, просну*, просып*, проснётся",
  },
  workerpool: { en: "worker pools?", ru: "пул(?:а|у|ом|е|ы|ов)? воркеров" },
  worksharing: { en: "work sharing", ru: "раздач* работы" },
  workstealing: {
    en: "(?:work )?stealing, steals?, stole, stolen, thefts?",
    ru: "краж*(?: работы)?, крад*, красть, украс*, украд*, украл*",
  },
  yield: { en: "yield(?:s|ed|ing)?", ru: "уступ*" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A term that is found in texts, by its key in the glossary. */
export type Term = keyof typeof forms;
