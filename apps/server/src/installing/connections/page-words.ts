import type { ProblemCode } from '@dowel/schema';

/** The texts of the pages that a customer sees while signing in. `{app}` and `{provider}` are names. */
export interface PageWords {
  start: string;
  ask: string;
  product: string;
  customer: string;
  customerId: string;
  person: string;
  personId: string;
  /** Also where a link leads: to a provider, or back to a page. */
  continueTo: string;
  unexpected: string;
  leaving: string;
  connected: string;
  close: string;
  notConnected: string;
  notConnectedAtAll: string;
  ended: string;
  refused: string;
  goBack: string;
  almost: string;
  finishes: string;
  closes: string;
  /** To an administrator, after the provider's page on which an app is allowed for everybody. */
  allowed: string;
  allowedNext: string;
  notAllowed: string;
  notAllowedNext: string;
  /** In other languages, this stands above the English text of a problem. */
  problems: Partial<Record<ProblemCode, string>> & { other: string };
}

const en: PageWords = {
  start: 'Connect {provider} to {app}',
  ask: 'Go on only if you have just asked for this yourself in {app}. Your {provider} account will be connected for:',
  product: 'Product',
  customer: 'Customer',
  customerId: 'Customer ID',
  person: 'Person',
  personId: 'Person ID',
  continueTo: 'Continue to {provider}',
  unexpected:
    'Did somebody send you a link to this page, or do you not know who is named here? Then close it. Nothing has happened yet.',
  leaving: 'Going on to {provider} …',
  connected: '{provider} is connected',
  close: 'You can close this window and go on where you came from.',
  notConnected: '{provider} was not connected',
  notConnectedAtAll: 'The account was not connected',
  ended: 'This sign-in has already ended',
  refused: 'This sign-in cannot go on',
  goBack: 'Go back to where you came from and start again there.',
  almost: 'Almost done',
  finishes: 'Go back to the page that you came from. It finishes the connection.',
  closes:
    'If this window was opened by that page, it closes by itself. If nothing happens there, start again.',
  allowed: 'The app is allowed',
  allowedNext: 'Whoever asked you for this can connect the account now. You can close this window.',
  notAllowed: 'The app was not allowed',
  notAllowedNext:
    'Nothing was changed. Whoever asked you for this cannot connect the account until an administrator allows the app.',
  problems: { other: 'Nothing was connected.' },
};

const de: PageWords = {
  start: '{provider} mit {app} verbinden',
  ask: 'Machen Sie nur weiter, wenn Sie das gerade selbst in {app} angefordert haben. Ihr Konto bei {provider} wird verbunden für:',
  product: 'Produkt',
  customer: 'Kunde',
  customerId: 'Kunden-ID',
  person: 'Person',
  personId: 'Personen-ID',
  continueTo: 'Weiter zu {provider}',
  unexpected:
    'Hat Ihnen jemand einen Link zu dieser Seite geschickt, oder kennen Sie die Namen hier nicht? Dann schließen Sie sie. Es ist noch nichts geschehen.',
  leaving: 'Weiter zu {provider} …',
  connected: '{provider} ist verbunden',
  close: 'Sie können dieses Fenster schließen und dort weitermachen, wo Sie waren.',
  notConnected: '{provider} wurde nicht verbunden',
  notConnectedAtAll: 'Das Konto wurde nicht verbunden',
  ended: 'Diese Anmeldung ist schon beendet',
  refused: 'Diese Anmeldung kann nicht weitergehen',
  goBack: 'Gehen Sie dorthin zurück, wo Sie herkamen, und beginnen Sie dort neu.',
  almost: 'Fast fertig',
  finishes: 'Gehen Sie zu der Seite zurück, von der Sie kamen. Sie schließt die Verbindung ab.',
  closes:
    'Hat jene Seite dieses Fenster geöffnet, schließt es sich von selbst. Geschieht dort nichts, beginnen Sie neu.',
  allowed: 'Die App ist erlaubt',
  allowedNext:
    'Wer Sie darum gebeten hat, kann das Konto jetzt verbinden. Sie können dieses Fenster schließen.',
  notAllowed: 'Die App wurde nicht erlaubt',
  notAllowedNext:
    'Es wurde nichts geändert. Wer Sie darum gebeten hat, kann das Konto erst verbinden, wenn ein Administrator die App erlaubt.',
  problems: {
    admin_approval_needed: 'Zuerst muss ein Administrator Ihrer Organisation die App erlauben.',
    credentials_rejected: 'Sie haben sich angemeldet, aber der Anbieter hat den ersten Aufruf abgelehnt.',
    consent_denied: 'Der Zugriff wurde nicht erlaubt.',
    account_differs:
      'Diese Anmeldung führt zu einem anderen Konto als die Verbindung. Es wurde nichts geändert.',
    account_in_use: 'Ein anderer Kunde hat dieses Konto schon verbunden. Es wurde nichts geändert.',
    state_invalid:
      'Diese Anmeldung ist abgelaufen oder schon beendet. Sehen Sie dort nach, wo Sie herkamen, ob das Konto verbunden ist. Wenn nicht, beginnen Sie neu.',
    sign_in_elsewhere:
      'Diese Anmeldung wurde in einem anderen Browser begonnen. Machen Sie dort weiter, oder beginnen Sie hier neu.',
    provider_unreachable: 'Der Anbieter hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
    other: 'Es wurde nichts verbunden.',
  },
};

const fr: PageWords = {
  start: 'Connecter {provider} à {app}',
  ask: 'Continuez seulement si vous venez de le demander vous-même dans {app}. Votre compte {provider} sera connecté pour :',
  product: 'Produit',
  customer: 'Client',
  customerId: 'Identifiant du client',
  person: 'Personne',
  personId: 'Identifiant de la personne',
  continueTo: 'Continuer vers {provider}',
  unexpected:
    'Quelqu’un vous a envoyé un lien vers cette page, ou vous ne reconnaissez pas ces noms ? Alors fermez-la. Rien ne s’est encore passé.',
  leaving: 'Ouverture de {provider} …',
  connected: '{provider} est connecté',
  close: 'Vous pouvez fermer cette fenêtre et continuer là d’où vous venez.',
  notConnected: '{provider} n’a pas été connecté',
  notConnectedAtAll: 'Le compte n’a pas été connecté',
  ended: 'Cette connexion est déjà terminée',
  refused: 'Cette connexion ne peut pas continuer',
  goBack: 'Retournez là d’où vous venez et recommencez.',
  almost: 'Presque terminé',
  finishes: 'Retournez à la page d’où vous venez. Elle termine la connexion.',
  closes:
    'Si cette page a ouvert la fenêtre, la fenêtre se ferme toute seule. Si rien ne se passe, recommencez.',
  allowed: 'L’application est autorisée',
  allowedNext:
    'La personne qui vous l’a demandé peut maintenant connecter le compte. Vous pouvez fermer cette fenêtre.',
  notAllowed: 'L’application n’a pas été autorisée',
  notAllowedNext:
    'Rien n’a été modifié. La personne qui vous l’a demandé ne pourra connecter le compte qu’une fois l’application autorisée par un administrateur.',
  problems: {
    admin_approval_needed: 'Un administrateur de votre organisation doit d’abord autoriser l’application.',
    credentials_rejected: 'Vous vous êtes connecté, mais le fournisseur a refusé le premier appel.',
    consent_denied: 'L’accès n’a pas été autorisé.',
    account_differs:
      'Cette connexion mène à un autre compte que celui qui est connecté. Rien n’a été modifié.',
    account_in_use: 'Un autre client a déjà connecté ce compte. Rien n’a été modifié.',
    state_invalid:
      'Cette connexion a expiré ou est déjà terminée. Vérifiez, là d’où vous venez, si le compte est connecté. Sinon, recommencez.',
    sign_in_elsewhere:
      'Cette connexion a commencé dans un autre navigateur. Continuez là-bas, ou recommencez ici.',
    provider_unreachable: 'Le fournisseur n’a pas répondu. Réessayez dans un instant.',
    other: 'Rien n’a été connecté.',
  },
};

const es: PageWords = {
  start: 'Conectar {provider} con {app}',
  ask: 'Continúe solo si acaba de pedirlo usted en {app}. Su cuenta de {provider} se conectará para:',
  product: 'Producto',
  customer: 'Cliente',
  customerId: 'ID del cliente',
  person: 'Persona',
  personId: 'ID de la persona',
  continueTo: 'Continuar a {provider}',
  unexpected:
    '¿Alguien le envió un enlace a esta página, o no conoce los nombres que aparecen? Entonces ciérrela. Todavía no ha pasado nada.',
  leaving: 'Abriendo {provider} …',
  connected: '{provider} está conectado',
  close: 'Puede cerrar esta ventana y seguir donde estaba.',
  notConnected: '{provider} no se conectó',
  notConnectedAtAll: 'La cuenta no se conectó',
  ended: 'Este inicio de sesión ya ha terminado',
  refused: 'Este inicio de sesión no puede continuar',
  goBack: 'Vuelva a donde estaba y empiece de nuevo.',
  almost: 'Casi listo',
  finishes: 'Vuelva a la página de la que vino. Ella termina la conexión.',
  closes: 'Si esa página abrió esta ventana, se cierra sola. Si no pasa nada allí, empiece de nuevo.',
  allowed: 'La aplicación está permitida',
  allowedNext: 'Quien se lo pidió ya puede conectar la cuenta. Puede cerrar esta ventana.',
  notAllowed: 'La aplicación no se permitió',
  notAllowedNext:
    'No se ha cambiado nada. Quien se lo pidió no podrá conectar la cuenta hasta que un administrador permita la aplicación.',
  problems: {
    admin_approval_needed: 'Primero, un administrador de su organización debe permitir la aplicación.',
    credentials_rejected: 'Inició sesión, pero el proveedor rechazó la primera llamada.',
    consent_denied: 'No se permitió el acceso.',
    account_differs:
      'Este inicio de sesión lleva a otra cuenta distinta de la conectada. No se ha cambiado nada.',
    account_in_use: 'Otro cliente ya ha conectado esta cuenta. No se ha cambiado nada.',
    state_invalid:
      'Este inicio de sesión ha caducado o ya ha terminado. Vuelva a donde estaba y compruebe si la cuenta está conectada. Si no, empiece de nuevo.',
    sign_in_elsewhere: 'Este inicio de sesión empezó en otro navegador. Siga allí o empiece de nuevo aquí.',
    provider_unreachable: 'El proveedor no respondió. Inténtelo de nuevo en un momento.',
    other: 'No se conectó nada.',
  },
};

const pt: PageWords = {
  start: 'Conectar {provider} a {app}',
  ask: 'Continue somente se você mesmo acabou de pedir isso em {app}. Sua conta de {provider} será conectada para:',
  product: 'Produto',
  customer: 'Cliente',
  customerId: 'ID do cliente',
  person: 'Pessoa',
  personId: 'ID da pessoa',
  continueTo: 'Continuar para {provider}',
  unexpected:
    'Alguém enviou a você um link para esta página, ou você não conhece os nomes daqui? Então feche-a. Nada aconteceu ainda.',
  leaving: 'Abrindo {provider} …',
  connected: '{provider} está conectado',
  close: 'Você pode fechar esta janela e continuar de onde veio.',
  notConnected: '{provider} não foi conectado',
  notConnectedAtAll: 'A conta não foi conectada',
  ended: 'Este login já terminou',
  refused: 'Este login não pode continuar',
  goBack: 'Volte para onde estava e comece de novo.',
  almost: 'Quase pronto',
  finishes: 'Volte à página de onde veio. Ela conclui a conexão.',
  closes: 'Se aquela página abriu esta janela, ela se fecha sozinha. Se nada acontecer lá, comece de novo.',
  allowed: 'O aplicativo está permitido',
  allowedNext: 'Quem pediu isso a você já pode conectar a conta. Você pode fechar esta janela.',
  notAllowed: 'O aplicativo não foi permitido',
  notAllowedNext:
    'Nada foi alterado. Quem pediu isso a você só poderá conectar a conta quando um administrador permitir o aplicativo.',
  problems: {
    admin_approval_needed: 'Primeiro, um administrador da sua organização precisa permitir o aplicativo.',
    credentials_rejected: 'Você fez login, mas o provedor recusou a primeira chamada.',
    consent_denied: 'O acesso não foi permitido.',
    account_differs: 'Este login leva a uma conta diferente da que está conectada. Nada foi alterado.',
    account_in_use: 'Outro cliente já conectou esta conta. Nada foi alterado.',
    state_invalid:
      'Este login expirou ou já terminou. Volte para onde estava e veja se a conta está conectada. Se não estiver, comece de novo.',
    sign_in_elsewhere: 'Este login começou em outro navegador. Continue lá ou comece de novo aqui.',
    provider_unreachable: 'O provedor não respondeu. Tente de novo em instantes.',
    other: 'Nada foi conectado.',
  },
};

const ja: PageWords = {
  start: '{provider}を{app}に接続',
  ask: '{app}でご自身が今この接続を求めた場合にだけ、続けてください。{provider}のアカウントは次の相手のために接続されます：',
  product: '製品',
  customer: '顧客',
  customerId: '顧客ID',
  person: 'ユーザー',
  personId: 'ユーザーID',
  continueTo: '{provider}に進む',
  unexpected:
    '誰かからこのページへのリンクを受け取った場合や、ここにある名前に心当たりがない場合は、閉じてください。まだ何も行われていません。',
  leaving: '{provider}に移動しています…',
  connected: '{provider}を接続しました',
  close: 'このウィンドウを閉じて、元の画面で続けてください。',
  notConnected: '{provider}は接続されませんでした',
  notConnectedAtAll: 'アカウントは接続されませんでした',
  ended: 'このサインインはすでに終了しています',
  refused: 'このサインインは続けられません',
  goBack: '元のページに戻り、もう一度始めてください。',
  almost: 'もう少しで完了します',
  finishes: '元のページに戻ってください。そこで接続が完了します。',
  closes:
    '元のページがこのウィンドウを開いた場合は、自動で閉じます。何も起こらない場合は、もう一度始めてください。',
  allowed: 'アプリが許可されました',
  allowedNext: '依頼した人は、これでアカウントを接続できます。このウィンドウは閉じて構いません。',
  notAllowed: 'アプリは許可されませんでした',
  notAllowedNext:
    '何も変更されていません。管理者がアプリを許可するまで、依頼した人はアカウントを接続できません。',
  problems: {
    admin_approval_needed: '先に組織の管理者がアプリを許可する必要があります。',
    credentials_rejected: 'サインインはできましたが、プロバイダーが最初の呼び出しを拒否しました。',
    consent_denied: 'アクセスは許可されませんでした。',
    account_differs: 'このサインインは、接続済みのものとは別のアカウントです。何も変更されていません。',
    account_in_use: 'このアカウントは、別のお客様がすでに接続しています。何も変更されていません。',
    state_invalid:
      'このサインインは期限切れか、すでに終了しています。元のページでアカウントが接続されているか確認し、接続されていなければもう一度始めてください。',
    sign_in_elsewhere:
      'このサインインは別のブラウザーで始められました。そちらで続けるか、ここでもう一度始めてください。',
    provider_unreachable: 'プロバイダーから応答がありませんでした。しばらくしてからもう一度お試しください。',
    other: '何も接続されませんでした。',
  },
};

const ar: PageWords = {
  start: 'ربط {provider} مع {app}',
  ask: 'تابع فقط إذا كنت قد طلبت ذلك بنفسك الآن في {app}. سيُربط حسابك في {provider} من أجل:',
  product: 'المنتج',
  customer: 'العميل',
  customerId: 'معرّف العميل',
  person: 'الشخص',
  personId: 'معرّف الشخص',
  continueTo: 'المتابعة إلى {provider}',
  unexpected:
    'هل أرسل إليك أحد رابطًا إلى هذه الصفحة، أو لا تعرف الأسماء المذكورة هنا؟ إذن أغلقها. لم يحدث شيء بعد.',
  leaving: 'جارٍ الانتقال إلى {provider} …',
  connected: 'تم ربط {provider}',
  close: 'يمكنك إغلاق هذه النافذة والمتابعة من حيث أتيت.',
  notConnected: 'لم يتم ربط {provider}',
  notConnectedAtAll: 'لم يتم ربط الحساب',
  ended: 'انتهى تسجيل الدخول هذا من قبل',
  refused: 'لا يمكن متابعة تسجيل الدخول هذا',
  goBack: 'ارجع إلى حيث أتيت وابدأ من جديد هناك.',
  almost: 'أوشكت على الانتهاء',
  finishes: 'ارجع إلى الصفحة التي أتيت منها. ستُكمل الربط.',
  closes: 'إذا فتحت تلك الصفحة هذه النافذة فستُغلق تلقائيًا. إذا لم يحدث شيء هناك فابدأ من جديد.',
  allowed: 'سُمح بالتطبيق',
  allowedNext: 'يمكن لمن طلب منك ذلك ربط الحساب الآن. يمكنك إغلاق هذه النافذة.',
  notAllowed: 'لم يُسمح بالتطبيق',
  notAllowedNext: 'لم يتغير شيء. لا يمكن لمن طلب منك ذلك ربط الحساب حتى يسمح مسؤول بالتطبيق.',
  problems: {
    admin_approval_needed: 'يجب أن يسمح مسؤول في مؤسستك بالتطبيق أولًا.',
    credentials_rejected: 'سجّلت الدخول، لكن مقدّم الخدمة رفض أول طلب.',
    consent_denied: 'لم يُسمح بالوصول.',
    account_differs: 'يؤدي تسجيل الدخول هذا إلى حساب غير الحساب المربوط. لم يتغير شيء.',
    account_in_use: 'ربط عميل آخر هذا الحساب من قبل. لم يتغير شيء.',
    state_invalid:
      'انتهت صلاحية تسجيل الدخول هذا أو اكتمل من قبل. ارجع إلى حيث أتيت وتحقق من ربط الحساب. إن لم يكن مربوطًا فابدأ من جديد.',
    sign_in_elsewhere: 'بدأ تسجيل الدخول هذا في متصفح آخر. تابع هناك أو ابدأ من جديد هنا.',
    provider_unreachable: 'لم يستجب مقدّم الخدمة. حاول مرة أخرى بعد قليل.',
    other: 'لم يُربط شيء.',
  },
};

export const languages = { en, de, fr, es, pt, ja, ar };
